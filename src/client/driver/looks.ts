/** Buttons for one thumb and full sun: dark on light, and large. */
export const bigButton =
  'flex min-h-16 w-full items-center justify-center gap-3 rounded-card bg-ink px-5 py-3 text-center text-lead font-semibold text-raised active:opacity-80 disabled:opacity-40'
export const plainButton =
  'flex min-h-13 min-w-0 items-center justify-center gap-2 rounded-card border border-line-strong bg-raised px-4 py-2 text-center text-balance font-semibold text-ink active:bg-sunken disabled:opacity-40'
export const quietButton =
  'inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-ink underline underline-offset-4'
export const panel = 'rounded-card bg-raised p-4 shadow-card'
