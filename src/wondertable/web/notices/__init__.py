"""Pages about notices: what somebody wants to hear, confirming, stopping, holidays, pauses."""
