/** The query key of the prices of trips. A price changed in this tab invalidates them. */
export const QUOTE_KEY = 'quote'
