/**
 * Who sees what of the booking of full-booking.ts: ● is shown, · is nowhere in the answer.
 *
 * office: the page of the booking. board: the day's trips. partner: the company that made it, and message what its server
 * is sent. guest: the private page, and link the same for whoever is shown the journey. Of drivers' phones: early days
 * before the trip, driver the evening before, offered to the driver of the second car, back to the one it was taken back
 * from, over to the first one after the trip. csv: the office's download. feed: the office's calendar, followed: that of the
 * partner's people. entry: the guest's. cancelled and asked: the private page once the booking is off, and while it is not decided.
 */
const TABLE = `
                       office board partner message guest link early driver offered back over csv feed followed entry cancelled asked
customer name             ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ●      ·       ●      ●       ●
customer email            ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ●      ·       ●      ●       ●
customer phone            ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ●      ·       ·      ●       ●
traveller                 ●     ●      ●       ●      ·     ·     ●      ●      ●      ·    ●    ●    ●      ●       ●      ·       ·
traveller phone           ●     ●      ●       ●      ·     ·     ·      ●      ●      ·    ·    ●    ●      ●       ●      ·       ·
sign name                 ●     ·      ●       ●      ●     ·     ●      ●      ●      ·    ●    ●    ●      ●       ●      ●       ●
pick-up note              ●     ·      ●       ●      ●     ·     ●      ●      ●      ·    ●    ●    ●      ●       ●      ●       ●
drop-off note             ●     ·      ●       ●      ●     ·     ●      ●      ●      ·    ●    ●    ●      ●       ●      ●       ●
notes                     ●     ●      ●       ●      ●     ·     ●      ●      ●      ·    ●    ●    ●      ●       ●      ●       ●
flight                    ●     ●      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
luggage                   ●     ·      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
wall time of pick-up      ●     ●      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
pick-up on its clock      ·     ·      ●       ●      ·     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
pick-up                   ●     ●      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
drop-off                  ●     ●      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
drop-off’s name           ●     ●      ●       ●      ●     ●     ●      ●      ●      ●    ●    ·    ●      ●       ●      ●       ●
stops in their order      ●     ·      ●       ●      ●     ●     ●      ●      ●      ●    ●    ●    ●      ●       ●      ●       ●
first driver              ●     ●      ●       ●      ●     ●     ·      ·      ·      ·    ·    ●    ●      ●       ·      ·       ·
first driver’s phone      ·     ●      ●       ●      ●     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
first plate               ●     ●      ●       ●      ●     ●     ●      ●      ·      ·    ●    ●    ●      ●       ·      ·       ·
offered driver            ●     ●      ·       ·      ·     ·     ·      ·      ·      ·    ·    ●    ●      ·       ·      ·       ·
offered driver’s phone    ·     ●      ·       ·      ·     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
driver before             ·     ·      ·       ·      ·     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
why it was taken back     ·     ·      ·       ·      ·     ·     ·      ·      ·      ●    ·    ·    ·      ·       ·      ·       ·
cars by number            ●     ●      ●       ●      ·     ·     ·      ·      ·      ·    ·    ●    ●      ·       ·      ·       ·
price                     ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ●      ·       ●      ●       ●
paid                      ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ●       ●
driver collects           ●     ·      ·       ·      ●     ·     ●      ●      ·      ·    ●    ·    ●      ·       ·      ●       ●
goes back in all          ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ·      ·       ·      ●       ●
went back before          ●     ·      ●       ●      ●     ·     ·      ·      ·      ·    ·    ●    ·      ·       ·      ●       ●
changes, latest first     ·     ·      ·       ·      ●     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ●       ●
why one was declined      ·     ·      ·       ·      ●     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ●       ●
billing                   ●     ·      ·       ·      ·     ·     ·      ·      ·      ·    ·    ●    ·      ·       ·      ·       ·
partner’s reference       ●     ·      ●       ●      ·     ·     ·      ·      ·      ·    ·    ●    ·      ●       ·      ·       ·
partner’s labels          ·     ·      ●       ●      ·     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
who decided               ●     ·      ·       ·      ·     ·     ·      ·      ·      ·    ·    ●    ·      ·       ·      ·       ·
inside notes              ·     ·      ·       ·      ·     ·     ·      ·      ·      ·    ·    ·    ·      ·       ·      ·       ·
rating                    ●     ·      ·       ·      ●     ·     ·      ·      ·      ·    ·    ●    ·      ·       ·      ●       ●
`

/** By what each fact is recognised; of several texts all are shown, and in this order. */
export type Values = Readonly<Record<string, readonly (string | RegExp)[]>>

const VALUES: Values = {
  'customer name': ['Berta Booker'],
  'customer email': ['berta@booker.example'],
  'customer phone': [/\+351 ?912 ?000 ?001/],
  traveller: ['Tomas Traveller'],
  'traveller phone': [/\+34 ?612 ?0 ?0 ?0 ?0 ?0 ?2/],
  'sign name': ['Grupo Girassol'],
  'pick-up note': ['Kerb by column 14'],
  'drop-off note': ['Casa Azul behind the chapel'],
  notes: ['Nut allergy on board'],
  flight: ['IB 3171'],
  luggage: ['9 golf bags'],
  'wall time of pick-up': ['00:30'],
  'pick-up on its clock': ['2027-06-15T00:30:00+02:00'],
  'pick-up': [/Seville Airport|Aeroporto de Sevilha/],
  'drop-off': ['Rua do Sol 5'],
  'drop-off’s name': ['Hotel Solaris'],
  'stops in their order': ['Huelva', 'Tavira'],
  'first driver': ['Dora Prima'],
  'first driver’s phone': ['+351913000003'],
  'first plate': ['11-AA-11'],
  'offered driver': ['Duarte Dois'],
  'offered driver’s phone': ['+351913000004'],
  'driver before': ['Rita Antes'],
  'why it was taken back': ['Duarte lives nearer'],
  'cars by number': [/accepted[^]*offered/i],
  price: [/411[.,]17/],
  paid: ['359.13'],
  'driver collects': [/52[.,]04/],
  'goes back in all': ['30.31'],
  'went back before': ['12.19'],
  'changes, latest first': ['03:45', '21:15'],
  'why one was declined': ['All vans out then'],
  billing: ['Booker Lda', '509999990', 'Rua Fatura'],
  'partner’s reference': ['PARTNER-REF-9'],
  'partner’s labels': ['Centre 88'],
  'who decided': ['ada-decides'],
  'inside notes': [/inside note/],
  rating: ['Bumpy but friendly'],
}

type Seen = '●' | '·' | 'a part, or in another order'

/** Reads from a table which facts a reader sees: one line for each fact, one column for each reader. */
export function shownTo(reader: string, table = TABLE): Readonly<Record<string, string | undefined>> {
  const [, header = '', ...rows] = table.split('\n')
  const column = header.trim().split(/ +/).indexOf(reader)
  if (column === -1) throw new Error(`The table has no reader ${reader}`)
  return Object.fromEntries(
    rows.filter(Boolean).map((row) => {
      const [what = '', cells = ''] = row.split(/ {2,}(.*)/)
      return [what, cells.split(/ +/)[column]]
    }),
  )
}

/** Returns for each fact whether a text shows it. */
export function seenIn(text: string, of: Values = VALUES): Readonly<Record<string, Seen>> {
  return Object.fromEntries(Object.entries(of).map(([what, values]) => [what, seen(values, text)]))
}

function seen(values: Values[string], text: string): Seen {
  const places = values.map((value) => (typeof value === 'string' ? text.indexOf(value) : text.search(value)))
  if (places.every((place) => place === -1)) return '·'
  const isWhole = places.every((place, index) => place > (places[index - 1] ?? -1))
  return isWhole ? '●' : 'a part, or in another order'
}

/** An answer as lines of a path and a value, in their order; a dash stands for nothing. */
export function linesOf(answer: unknown, path = ''): string {
  if (answer === null) return `${path}: –\n`
  if (typeof answer === 'string') return `${path}: ${answer}\n`
  if (typeof answer !== 'object') return `${path}: ${JSON.stringify(answer)}\n`
  const entries = Object.entries(answer)
  if (entries.length === 0) return `${path}: none\n`
  return entries.map(([name, value]) => linesOf(value, path === '' ? name : `${path}.${name}`)).join('')
}
