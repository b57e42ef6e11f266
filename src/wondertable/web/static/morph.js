// @ts-check
/**
 * A keyed morph: makes an element of the page look like a new one and keeps, wherever it goes,
 * every element whose id and tag occur in both. So focus, open popovers and running motion survive.
 */

const FRAME = "frame";

/**
 * @param {Element} live an element of the page
 * @param {Element} wanted what it is to look like; stays as it is
 */
export function morph(live, wanted) {
  remove(prepare(live, wanted));
}

/**
 * Gives regions of the page their new looks. What goes, goes when all is there that comes, and what
 * has the focus last of all: a browser that takes the focus away lays out the page first.
 * @param {Record<string, string>} regions HTML by the id of the region's outer element; that of the
 *   frame is the element around the regions, without what is in it
 */
export function renew(regions) {
  const doomed = [];
  for (const [id, html] of Object.entries(regions)) {
    const live =
      id === FRAME ? document.querySelector("[data-frame]") : document.getElementById(id);
    if (live && id === FRAME) morphAttributes(live, parse(html));
    else if (live) doomed.push(...prepare(live, parse(html)));
  }
  remove(doomed);
}

/**
 * @param {Element} live
 * @param {Element} wanted
 * @returns {Iterable<ChildNode>} what is still to be removed
 */
function prepare(live, wanted) {
  /** @type {Work} */
  const work = { kept: new Map(), doomed: new Set() };
  for (const element of live.querySelectorAll("[id]")) work.kept.set(element.id, element);
  morphElement(live, wanted, work);
  return work.doomed;
}

/** @param {Iterable<ChildNode>} nodes */
function remove(nodes) {
  const all = [...nodes];
  const focused = document.activeElement;
  const holds = all.filter((node) => node.contains(focused));
  for (const node of [...all.filter((one) => !holds.includes(one)), ...holds])
    node.parentNode?.removeChild(node);
}

/**
 * The element that some HTML describes.
 * @param {string} html
 * @returns {Element}
 */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!element) throw new Error("a region without an element");
  return element;
}

/**
 * @typedef {object} Work
 * @property {Map<string, Element>} kept elements that can be used again, by id
 * @property {Set<ChildNode>} doomed nodes that nobody has claimed
 */

/**
 * @param {Element} live
 * @param {Element} wanted
 * @param {Work} work
 */
function morphElement(live, wanted, work) {
  if (live.isEqualNode(wanted)) return;
  morphAttributes(live, wanted);
  morphChildren(live, wanted, work);
}

/**
 * @param {Element} live
 * @param {Element} wanted
 */
function morphAttributes(live, wanted) {
  for (const { name } of [...live.attributes]) {
    if (!wanted.hasAttribute(name) && !own(live, name)) live.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (live.getAttribute(name) !== value && !own(live, name)) live.setAttribute(name, value);
  }
}

/**
 * @param {Element} live
 * @param {Element} wanted
 * @param {Work} work
 */
function morphChildren(live, wanted, work) {
  let next = live.firstChild;
  for (const child of wanted.childNodes) {
    let mine = partner(child, next, work);
    const fresh = !mine && !holdsKept(child, work);
    if (!mine) {
      mine = /** @type {ChildNode} */ (document.importNode(child, fresh));
      live.insertBefore(mine, next);
    } else if (mine !== next) {
      put(live, mine, next);
    }
    if (!fresh) fill(mine, child, work);
    next = mine.nextSibling; // what came next may have gone into this one
  }
  for (; next; next = next.nextSibling) work.doomed.add(next);
}

/**
 * @param {ChildNode} mine
 * @param {ChildNode} child what it is to look like
 * @param {Work} work
 */
function fill(mine, child, work) {
  if (mine instanceof Element && child instanceof Element) morphElement(mine, child, work);
  else if (mine.nodeValue !== child.nodeValue) mine.nodeValue = child.nodeValue;
}

/**
 * The node of the page that takes the part of a wanted one.
 * @param {ChildNode} child
 * @param {ChildNode | null} next
 * @param {Work} work
 * @returns {ChildNode | null}
 */
function partner(child, next, work) {
  if (child instanceof Element && child.id) {
    const known = work.kept.get(child.id);
    if (!known || known.nodeName !== child.nodeName) return null;
    work.kept.delete(child.id);
    work.doomed.delete(known);
    return known;
  }
  if (!next || fits(child, next)) return next;
  // Something was put in before what is there, or something that was there before it is gone.
  if (child.nextSibling && fits(child.nextSibling, next)) return null;
  let later = next.nextSibling;
  while (later && !fits(child, later)) later = later.nextSibling;
  return later;
}

/**
 * Whether a node of the page can take the part of a wanted one that has no name of its own.
 * @param {ChildNode} child
 * @param {ChildNode} mine
 */
function fits(child, mine) {
  return mine.nodeName === child.nodeName && !(mine instanceof Element && mine.id);
}

/**
 * Whether something of the page goes into a new element. If not, it comes as a whole: each node
 * that is added makes the browser ask again whatever styles say of what an element has.
 * @param {ChildNode} child
 * @param {Work} work
 */
function holdsKept(child, work) {
  if (!(child instanceof Element)) return false;
  if (work.kept.has(child.id)) return true;
  return [...child.querySelectorAll("[id]")].some((one) => work.kept.has(one.id));
}

/**
 * Moves a node; `moveBefore` keeps its focus and its animations.
 * @param {any} parent
 * @param {ChildNode} node
 * @param {ChildNode | null} before
 */
function put(parent, node, before) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * What the person has changed here and no update takes back: whether something is folded; which of
 * the things that are explained has the tab stop, and whether it is explained now.
 * @param {Element} element
 * @param {string} name
 */
function own(element, name) {
  if (name === "open") return element.hasAttribute("data-keep");
  return (
    (name === "tabindex" && element.hasAttribute("data-help")) ||
    (name === "aria-describedby" && element.getAttribute(name) === "tip")
  );
}
