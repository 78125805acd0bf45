import { startFakeReceiver } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { expect, onTestFinished, test } from 'vitest'
import { openMovableSite } from '../support/movable-site.ts'
import { accountOf } from '../support/whole-day/account-of.ts'
import { openPhone } from '../support/whole-day/driver-phone.ts'
import { expectedAccounts } from '../support/whole-day/expected-accounts.ts'
import { DAY, openFirm } from '../support/whole-day/firm.ts'
import { openGuest, openInNewTab } from '../support/whole-day/guest-phone.ts'
import { openToday } from '../support/whole-day/office-today.ts'
import { addCarsAndDrivers, bookTrips } from '../support/whole-day/prepare-day.ts'

// Some two hundred acts: a minute where nothing else is done, and several on a busy machine.
const WHOLE_DAY_MS = 20 * 60_000

test(
  'a day of twelve trips ends alike on the board, for the guests, in the mails and at the receivers',
  async () => {
    const receiver = await startFakeReceiver()
    onTestFinished(() => receiver.close())
    const world = await openMovableSite('2027-01-26T19:00:30Z', {
      PAYMENTS: 'simulator',
      WEBHOOK_PRIVATE: 'yes',
      OFFICE_EMAIL: 'office@costa.example',
    })
    const evening = (time: string) => world.at(`2027-01-26T${time}:30Z`)
    const today = (time: string) => world.at(`${DAY}T${time}:30Z`)

    const firm = openFirm(world)
    const { ana, rui, eva, spareCar } = await addCarsAndDrivers(firm)
    await firm.receiver(receiver.url)
    const trips = await bookTrips(firm)
    for (const trip of [trips.a2, trips.a3, trips.a4]) await firm.give(trip, ana)
    for (const trip of [trips.r1, trips.r2, trips.e2, trips.r3, trips.r4]) await firm.give(trip, rui)
    for (const trip of [trips.e3, trips.e4]) await firm.give(trip, eva)

    // The evening before: the office gives the last two, and the drivers say what they take.
    await evening('19:10')
    const office = await openToday(world)
    await office.press('Tomorrow')
    await office.shows('12 trips: 2 without a driver, 10 not answered by the driver')
    await office.give('08:00', 'Ana Martins', '11-AA-11')
    await office.shows('12 trips: 1 without a driver, 11 not answered by the driver')
    await office.giveByKeyboard('09:00', 'Eva Costa', '33-CC-33')
    await office.shows('12 trips: 12 not answered by the driver')

    const anaPhone = await openPhone(world, ana.path)
    const ruiPhone = await openPhone(world, rui.path)
    const evaPhone = await openPhone(world, eva.path)
    for (const start of ['08:00', '11:00', '14:00', '18:00']) await anaPhone.acceptTrip(start)
    await ruiPhone.declineTrip('13:30', 'I am at the dentist.')
    await evaPhone.openTrip('09:00')
    await evaPhone.take('Accept this trip')
    for (const trip of [trips.r1, trips.r2, trips.r3, trips.r4, trips.e3, trips.e4])
      await firm.record(trip, 'accept')

    await evening('19:30')
    await office.shows(/^13:30 .*: Rui declined: I am at the dentist\. Nobody is assigned, pick-up in/)
    await office.shows('12 trips: 1 without a driver, 11 accepted')
    await office.giveByChoice('13:30', { driverId: eva.id, carId: spareCar })
    await evening('19:32')
    await evaPhone.backToTrips()
    await evaPhone.acceptTrip('13:30')

    // In the morning a guest asks for a later pick-up; the office accepts, and so does the driver.
    await today('03:00')
    await today('06:30')
    await office.signInAgain()
    await office.shows('12 trips: 12 accepted')
    const guestOne = await openGuest(world, trips.a2)
    const guestTwo = await openGuest(world, trips.a3)
    await guestTwo.askForPickupTime('14:45')
    await today('06:40')
    await office.acceptChange('14:00', /14:45/)
    await today('06:42')
    await guestTwo.shows('This trip was changed as you asked.')
    expect(await guestTwo.countOf('We have your request and will reply by email.')).toBe(0)
    await anaPhone.openTrip('14:45')
    await anaPhone.shows('Pick-up changed from 14:00 to 14:45.')
    await anaPhone.take('Accept this trip')
    await anaPhone.backToTrips()

    // The first trips.
    await today('07:25')
    await anaPhone.openTrip('08:00')
    await anaPhone.take('I am on my way')
    await anaPhone.take(/^Undo/)
    await today('07:30')
    await anaPhone.take('I am on my way')
    await today('07:50')
    await firm.record(trips.r1, 'on_the_way')
    await today('07:55')
    await anaPhone.take('I am at the pick-up')
    await today('08:05')
    await anaPhone.take('Guest is on board')
    await today('08:15')
    await evaPhone.openTrip('09:00')
    await evaPhone.take('I am on my way')
    await today('08:32')
    await firm.record(trips.r1, 'on_board')
    await today('08:40')
    await anaPhone.takeLastStep()
    await anaPhone.backToTrips()
    await today('08:50')
    await evaPhone.take('I am at the pick-up')
    await today('09:05')
    await firm.record(trips.r1, 'completed')

    // A guest tells of a later flight; the chauffeur reads it.
    await today('09:10')
    await guestOne.changeDetails({ flight: 'BA 2694', requests: 'We land at 11:40 instead.' })

    // In the mountains there is no signal.
    await evaPhone.loseSignal()
    await today('09:40')
    await evaPhone.press('Guest is on board')
    await evaPhone.shows('1 step not sent yet')
    await evaPhone.reload()
    await today('10:30')
    await anaPhone.openTrip('11:00')
    await anaPhone.shows('BA 2694')
    await anaPhone.shows('We land at 11:40 instead.')
    await anaPhone.take('I am on my way')
    await today('10:50')
    await evaPhone.openTrip('09:00')
    await evaPhone.completeWithCash()
    await evaPhone.shows('2 steps not sent yet. Keep this page open until there is signal.')
    await today('10:55')
    await evaPhone.regainSignal()
    await evaPhone.hides('not sent yet')
    await evaPhone.backToTrips()
    await anaPhone.take('I am at the pick-up')
    await today('11:10')
    await guestOne.shows('Ana is waiting at Faro Airport')
    await guestOne.sayHere()
    await anaPhone.shows('The guest has been here since 11:10.')

    // Rui forgets to tell that he has left.
    await today('11:25')
    await office.showsAlarm(/Rui should have left/)
    await office.markOnTheWay()
    await today('11:32')
    await firm.record(trips.r2, 'arrived')
    await today('11:50')
    await anaPhone.take('Guest is on board')
    await firm.record(trips.r2, 'on_board')
    await today('12:20')
    await anaPhone.takeLastStep()
    await anaPhone.backToTrips()
    await today('12:40')
    await firm.record(trips.r2, 'completed')

    for (const [time, step] of [
      ['13:00', 'on_the_way'],
      ['13:25', 'arrived'],
      ['13:32', 'on_board'],
      ['14:08', 'completed'],
    ] as const) {
      await today(time)
      await firm.record(trips.e2, step)
    }
    await today('14:10')
    await anaPhone.openTrip('14:45')
    await anaPhone.take('I am on my way')

    // The van has a flat tyre.
    await today('14:30')
    await office.giveByChoice('16:00', {
      driverId: eva.id,
      carId: spareCar,
      why: 'The van has a flat tyre.',
    })
    await today('14:32')
    await evaPhone.openTrip('16:00')
    await evaPhone.shows('The car is 44-DD-44 now.')
    await evaPhone.take('Accept this trip')
    await today('14:40')
    await anaPhone.take('I am at the pick-up')
    await today('14:50')
    await anaPhone.take('Guest is on board')

    // Rui waits for a guest who does not come.
    await today('15:00')
    await ruiPhone.openTrip('15:30')
    await ruiPhone.take('I am on my way')
    await today('15:25')
    await ruiPhone.take('I am at the pick-up')
    await evaPhone.take('I am on my way')
    await today('15:31')
    await ruiPhone.callGuest('Frida Holm')
    await ruiPhone.shows('Contact attempts: 15:31.')
    await anaPhone.takeLastStep()
    await anaPhone.backToTrips()
    await today('15:43')
    await ruiPhone.callGuest('Frida Holm')
    await ruiPhone.shows('Contact attempts: 15:31, 15:43.')
    await ruiPhone.photographMeetingPoint()
    await today('15:46')
    await ruiPhone.shows('Waited 16 minutes; 15 are included.')
    await ruiPhone.take('Report a no-show')
    await ruiPhone.shows('Reported. The office decides now: please wait.')
    await today('15:48')
    await office.shows(/Rui says that the guest has not come/)
    await office.confirmNoShow('20')
    await firm.record(trips.e3, 'arrived')
    await today('16:10')
    await firm.record(trips.e3, 'on_board')

    // The second guest has had enough of driving for today.
    await today('16:30')
    const secondTrip = await openInNewTab(guestTwo, world, trips.r4)
    await secondTrip.cancel()
    await today('16:45')
    await firm.record(trips.e3, 'completed')
    await ruiPhone.shows('No-show confirmed')
    await ruiPhone.backToTrips()
    await ruiPhone.showsTrip(/^18:30.*No longer yours/s)

    for (const [time, trip, step] of [
      ['17:30', trips.a4, 'on_the_way'],
      ['17:55', trips.a4, 'arrived'],
      ['18:00', trips.e4, 'on_the_way'],
      ['18:20', trips.a4, 'on_board'],
      ['18:55', trips.e4, 'arrived'],
      ['19:00', trips.a4, 'completed'],
      ['19:05', trips.e4, 'on_board'],
      ['20:00', trips.e4, 'completed'],
    ] as const) {
      await today(time)
      await firm.record(trip, step)
    }
    await today('20:30')

    await office.signInAgain()
    await office.shows('11 trips: 1 with a no-show, 10 done')
    await office.shows('Nothing needs you now.')
    expect(await guestOne.steps()).toEqual(['10:30', '10:55', '11:50', '12:20'])
    expect(await guestTwo.steps()).toEqual(['14:10', '14:40', '14:50', '15:31'])
    const sentLate = await office.textOfTrip('09:00')
    expect(sentLate).toContain('Completed at 10:50')
    expect(sentLate).not.toContain('clock is off')
    for (const [name, trip] of Object.entries(trips))
      expect([name, await accountOf(trip, firm, receiver.received)]).toEqual([name, expectedAccounts[name]])
  },
  WHOLE_DAY_MS,
)
