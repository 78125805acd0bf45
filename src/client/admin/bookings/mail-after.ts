/** A mail is sent shortly after the answer; by then a card can show what became of it. */
export const MAIL_AFTER_MS = 2500
