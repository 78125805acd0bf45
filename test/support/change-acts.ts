import { acceptChange, declineChange, withdrawChange } from '../../src/server/changes/decide-change.ts'
import { signIn } from './app.ts'
import { changesIn, CHEAPER, DEARER } from './changes.ts'
import { inTransaction } from './money.ts'
import { NotDone, type Act, type Sequence } from './money-sequence.ts'
import { checkoutOf, type PayingApp } from './payments.ts'

const admin = 'maria'

interface Answered<T> {
  readonly status: number
  readonly done: T
  readonly refused: { readonly code: string }
}

/** Returns the output of a call that was done, or throws; a fault of the server is no refusal. */
function doneOf<T>(answer: Answered<T>): T {
  if (answer.status < 300) return answer.done
  if (answer.status === 500 || answer.refused.code === 'PRICE_CHANGED')
    throw new Error(JSON.stringify(answer.refused))
  throw new NotDone(answer.refused.code)
}

function keepPage({ checkoutIds }: Sequence, checkoutUrl: string | null): void {
  if (checkoutUrl === null) return
  const id = checkoutOf(checkoutUrl)
  if (!checkoutIds.includes(id)) checkoutIds.push(id)
}

const askFor =
  (...wishes: readonly object[]): Act =>
  async (sequence, { clients: { REST } }, draw) => {
    const wish = { ...wishes[draw(wishes.length)] }
    const { guest } = sequence
    const { newTotalCents: expectedTotalCents } = doneOf(await REST.ask('quoteTripChange', wish, guest))
    const { checkoutUrl } = doneOf(
      await REST.ask('requestTripChange', { ...wish, expectedTotalCents }, guest),
    )
    keepPage(sequence, checkoutUrl)
    return `asked for ${JSON.stringify(wish)} at ${expectedTotalCents}`
  }

const changeByOffice: Act = async ({ id }, { clients: { REST } }, draw) => {
  const totalPrice = [30, 45, 49, 55, 60, 80][draw(6)] ?? 49
  const collect = draw(2) === 0 ? 'driver' : 'link'
  const wish = { id, price: 'set', totalPrice, expectedTotal: totalPrice, collect, reason: 'As agreed' }
  doneOf(await REST.ask('changeBooking', wish, { cookie: await signIn(REST) }))
  return `€${totalPrice} by the office, ${collect}`
}

const openPage: Act = async (sequence, { clients: { REST } }) => {
  keepPage(sequence, doneOf(await REST.ask('payTripChange', {}, sequence.guest)).checkoutUrl)
  return 'opened the page of the difference'
}

/** On the page that was opened last. */
const payIt: Act = async ({ checkoutIds }, app, draw) => {
  const scenario = (['smooth', 'smooth', 'smooth', 'slow', 'unnoticed'] as const)[draw(5)] ?? 'smooth'
  await app.provider.pay(checkoutIds.at(-1) ?? '', scenario)
  await app.pass({ seconds: 10 })
  return `paid the last page ${scenario}`
}

async function latestChange(app: PayingApp, { id }: Sequence): Promise<string> {
  const change = (await changesIn(app, id)).at(-1)
  if (!change) throw new NotDone('no change')
  return change.id
}

const acceptIt: Act = async (sequence, app) => {
  const changeId = await latestChange(app, sequence)
  const why = await inTransaction(app, (tx) => acceptChange({ id: sequence.id, changeId, admin }, tx))
  return `change accepted${why ? `: ${why}` : ''}`
}

const declineIt: Act = async (sequence, app) => {
  const changeId = await latestChange(app, sequence)
  await inTransaction(app, (tx) => declineChange({ id: sequence.id, changeId, admin, reason: 'x' }, tx))
  return 'change declined'
}

const withdrawIt: Act = async ({ id }, app) => {
  await inTransaction(app, (tx) => withdrawChange({ id, changeId: null }, tx))
  return 'change withdrawn'
}

/** Takes the open change one step further, if all goes well. */
const goOn: Act = async (sequence, app, draw) => {
  const change = (await changesIn(app, sequence.id)).at(-1)
  const act = { awaiting_payment: payIt, open: acceptIt }[String(change?.state)]
  if (!act) throw new NotDone('no change')
  return act(sequence, app, draw)
}

/** Half an hour, after which a difference that is not paid has ended. */
const letExpire: Act = async (_, app) => {
  await app.pass({ minutes: 32 })
  await app.workers.changes.drain()
  return '32 minutes later'
}

const breakPage: Act = async (_, { provider: { faults } }, draw) => {
  const call = (['create', 'read', 'find', 'deactivate'] as const)[draw(4)] ?? 'create'
  const fault =
    (['HTML 502', 'reset before the work', 'reset after the work', 'HTML 502 after the work'] as const)[
      draw(4)
    ] ?? 'HTML 502'
  faults.next(call, fault)
  return `the next ${call}: ${fault}`
}

export const changeActs: readonly Act[] = [
  askFor(DEARER),
  askFor(DEARER, CHEAPER),
  askFor(CHEAPER, { pickupTime: '11:00' }, { pickupTime: '12:00' }),
  changeByOffice,
  changeByOffice,
  openPage,
  payIt,
  acceptIt,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  goOn,
  declineIt,
  withdrawIt,
  letExpire,
  breakPage,
]
