import { EXAMPLE_DAY, EXAMPLE_IDS } from './examples/example.ts'
import { callAsAdmin } from './admin-calls.ts'
import type { TestApp } from './app.ts'
import { carAndDriver, confirmedTrip, phoneToken, tell } from './dispatch.ts'
import { said, send, sendPhoto } from './phone.ts'
import { aPicture } from './pictures.ts'
import { guestCookie } from './private-links.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'

/** The preparations for the examples of the calls about the day's work. */
export const dispatchPreparations: Preparations = {
  readBoard: withAssignment,
  readBookingTrip: withAssignment,
  readSuggestions: withTrip,
  assignTrip: withTrip,
  planDay: withTrip,
  takePlan: withTrip,
  releaseTrip: withAssignment,
  restoreTrip: withTakenBack,
  swapTripCars: withTwo,
  recordTripEvent: withAssignment,
  settleUncountedStep: withUncounted,
  putOffAlarms: withTrip,
  decideNoShow: withNoShow,
  listTripProofs: withPhoto,
  moveMeeting: withAssignment,
  readDriverNotices: withNotice,
  listDayMessages: withAssignment,
  listDriverCash: withCash,
  handOverCash: withCash,
  readBookingCash: withCash,
  landLater: withGuest,
  sayHere: withMeeting,
  takeBackHere: withMeeting,
  rateTrip: withDriven,
}

async function withTrip(open: Open): Promise<Prepared> {
  const app = await open()
  const { id } = await confirmedTrip(app, { pickupDate: EXAMPLE_DAY })
  const { carId, driverId } = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  return {
    app,
    real: { [EXAMPLE_IDS.booking]: id, [EXAMPLE_IDS.car]: carId, [EXAMPLE_IDS.driver]: driverId },
  }
}

/** A confirmed booking, and its guest's cookie. */
async function withGuest(open: Open): Promise<Prepared> {
  const { app, real } = await withTrip(open)
  return { app, real, cookie: await guestCookie(app, real[EXAMPLE_IDS.booking] ?? '') }
}

/** Prepares a confirmed booking and its guest's cookie, twenty minutes before the guest is met. */
async function withMeeting(open: Open): Promise<Prepared> {
  const { app, real } = await withTrip(open)
  app.clock.set(`${EXAMPLE_DAY}T10:10:00Z`)
  return { app, real, cookie: await guestCookie(app, real[EXAMPLE_IDS.booking] ?? '') }
}

async function withAssignment(open: Open): Promise<Prepared> {
  const { app, real } = await withTrip(open)
  const id = await assign(app, {
    id: real[EXAMPLE_IDS.booking],
    carId: real[EXAMPLE_IDS.car],
    driverId: real[EXAMPLE_IDS.driver],
  })
  return { app, real: { ...real, [EXAMPLE_IDS.assignment]: id } }
}

async function withTakenBack(open: Open): Promise<Prepared> {
  const prepared = await withAssignment(open)
  await callAsAdmin(prepared.app, 'REST', 'releaseTrip', { id: prepared.real[EXAMPLE_IDS.assignment] })
  return prepared
}

async function withTwo(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  const { id } = await confirmedTrip(app, { pickupDate: EXAMPLE_DAY })
  return { app, real: { ...real, [EXAMPLE_IDS.otherAssignment]: await assign(app, { id, ...rui }) } }
}

async function withNoShow(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  await tell(app, 'REST', real[EXAMPLE_IDS.assignment] ?? '', 'no_show')
  return { app, real }
}

async function withUncounted(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  const assignmentId = real[EXAMPLE_IDS.assignment] ?? ''
  await send(app, 'REST', await phoneToken(app, { assignmentId }), [{ assignmentId, type: 'accept' }])
  const { uncountedSteps } = (await callAsAdmin(app, 'REST', 'readBoard', { date: EXAMPLE_DAY })).done
  return { app, real: { ...real, [EXAMPLE_IDS.step]: uncountedSteps[0]?.id ?? '' } }
}

async function withPhoto(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  const assignmentId = real[EXAMPLE_IDS.assignment] ?? ''
  const photo = await (await aPicture(640, 480)).jpeg().toBuffer()
  const id = '27cbfead-9c8b-4b7f-9f5e-a2918f7e6d19'
  await sendPhoto(app, await phoneToken(app, { assignmentId }), photo, { id, assignmentId })
  return { app, real: { ...real, [id]: id } }
}

async function withDriven(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  await tell(app, 'REST', real[EXAMPLE_IDS.assignment] ?? '', 'completed')
  return { app, real, cookie: await guestCookie(app, real[EXAMPLE_IDS.booking] ?? '') }
}

async function withCash(open: Open): Promise<Prepared> {
  const { app, real } = await withAssignment(open)
  const assignmentId = real[EXAMPLE_IDS.assignment] ?? ''
  const token = await phoneToken(app, { driverId: real[EXAMPLE_IDS.driver] ?? '' })
  const collected = { method: 'cash', amount: 49 }
  await send(app, 'REST', token, [
    { ...said(app, assignmentId, 'completed', { collected }), id: EXAMPLE_IDS.step },
  ])
  return { app, real: { ...real, [EXAMPLE_IDS.step]: EXAMPLE_IDS.step } }
}

/** The trip is so soon that its driver is told of it. */
async function withNotice(open: Open): Promise<Prepared> {
  const app = await open()
  const { id } = await confirmedTrip(app, { pickupDate: '2027-01-14' })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', {}, { email: 'ana.martins@example.com' })
  const assignmentId = await assign(app, { id, ...ana })
  await app.workers.notices.drain()
  app.clock.advance({ minutes: 1 })
  await app.workers.notices.drain()
  await app.mails()
  return { app, real: { [EXAMPLE_IDS.booking]: id, [EXAMPLE_IDS.assignment]: assignmentId } }
}

async function assign(app: TestApp, input: object): Promise<string> {
  return (await callAsAdmin(app, 'REST', 'assignTrip', input)).done.id
}
