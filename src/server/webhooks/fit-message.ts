/** Standard Webhooks advises receivers not to expect more. */
const MAX_BYTES = 20_000

/** So many characters the texts of a message may have at the most, until it is small enough. */
const LENGTHS = [1_000, 500, 250, 100, 40]

/**
 * A message as it is sent: under 20 kB however long its texts are. The longest are cut, and it says so. Ids, instants and words
 * of the API are shorter than anything that is ever cut.
 */
export function fitMessage(message: object): string {
  const whole = JSON.stringify(message)
  if (fits(whole)) return whole
  const cut = (most: number) => JSON.stringify({ ...message, shortened: true }, cuttingAfter(most))
  const most = LENGTHS.find((length) => fits(cut(length))) ?? LENGTHS.at(-1)
  return cut(most ?? 0)
}

const fits = (body: string) => Buffer.byteLength(body) < MAX_BYTES

function cuttingAfter(most: number) {
  return (_: string, value: unknown) =>
    typeof value === 'string' && value.length > most ? `${value.slice(0, most - 1).toWellFormed()}…` : value
}
