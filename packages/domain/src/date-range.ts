/** Days as yyyy-MM-dd, both included; a blank one leaves that side open. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

export const DATE_RANGE_REFUSAL = 'A data inicial não pode ser posterior à data final.'

/** Whether the range is valid. Otherwise the office sees DATE_RANGE_REFUSAL, and the dates are ignored. */
export function isDateRange({ from, to }: DateRange): boolean {
  // A blank text sorts before every day.
  return to === '' || from <= to
}
