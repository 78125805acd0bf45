/** Under it the prices of trips are kept. A price that the office changes in this tab makes them out of date. */
export const QUOTE_KEY = 'quote'
