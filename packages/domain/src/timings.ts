/** Timings and distances of the screens, in milliseconds and CSS pixels. */
export const PAYMENT_POLL_MS = 3000
export const INVALID_LINK_REDIRECT_MS = 3000
/** So long somebody who has paid reads that before the partner's site is opened. */
export const RETURN_MS = 3000
export const TYPING_DEBOUNCE_MS = 300
export const POPULAR_CACHE_MS = 5 * 60_000
export const SEARCH_CACHE_MS = 60_000
export const REGION_CHECK_CACHE_MS = 5 * 60_000
export const HASH_SCROLL_DELAY_MS = 100
export const HASH_SCROLL_OFFSET_PX = 100
export const HERO_WORD_MS = 2500
export const HERO_CITY_MS = 3000
