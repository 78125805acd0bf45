/** Standard Webhooks advises receivers not to expect more. */
const MAX_BYTES = 20_000

/** So many characters the texts of a message may have at the most, until it is small enough. */
const LENGTHS = [1_000, 500, 250, 100, 40]

/**
 * A message as it is sent, with the fields of before that are others now: under 20 kB however long its texts are. How things
 * were before is left out first, the longest fields of it; then the longest texts are cut, and it says so. Ids, instants and
 * words of the API are shorter than anything that is ever cut, and the address of a page to pay on stays whole.
 */
export function fitMessage(message: object, previous: object | undefined): string {
  const whole = JSON.stringify({ ...message, previous })
  if (fits(whole)) return whole
  const fitting = previous && { previous: whatFits(previous, message) }
  const cut = (most: number) =>
    JSON.stringify({ ...message, shortened: true, ...fitting }, cuttingAfter(most))
  const told = JSON.stringify({ ...message, ...fitting })
  if (fits(told)) return told
  const most = LENGTHS.find((length) => fits(cut(length))) ?? LENGTHS.at(-1)
  return cut(most ?? 0)
}

/** As many fields as there is room for beside the message, the short ones first. */
function whatFits(previous: object, message: object): object {
  const bytes = (value: object) => Buffer.byteLength(JSON.stringify(value))
  let room = MAX_BYTES - bytes({ ...message, previous: {} })
  const sized = Object.entries(previous).map(([name, value]) => ({
    name,
    value: value as unknown,
    size: bytes({ [name]: value as unknown }),
  }))
  const fitting = sized.toSorted((a, b) => a.size - b.size).filter(({ size }) => (room -= size) > 0)
  return Object.fromEntries(fitting.map(({ name, value }) => [name, value]))
}

const fits = (body: string) => Buffer.byteLength(body) < MAX_BYTES

function cuttingAfter(most: number) {
  return (name: string, value: unknown) =>
    typeof value === 'string' && value.length > most && name !== 'checkoutUrl'
      ? `${value.slice(0, most - 1).toWellFormed()}…`
      : value
}
