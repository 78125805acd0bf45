/** For so many days a partner's developers read which calls its systems have made. */
export const CALL_LOG_DAYS = 7

/** So many calls of one partner are kept, the last ones. */
export const MAX_LOGGED_CALLS = 10_000

/** So many calls of one partner are noted between two writes; more than that are left out. */
export const MAX_CALLS_AT_ONCE = 100
