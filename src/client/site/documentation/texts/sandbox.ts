import { NO_CAR_VEHICLE_ID, REJECTED_REFERENCE, testActs, UNUSED_TEST_DAYS } from '@chauffeur/domain/sandbox'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { list, section, table, text } from '../blocks.ts'
import { callPath, DOCS, sampleOf, type DocumentationPage, type Sources } from '../page.ts'

type Act = (typeof testActs)[number]

const ACTS: Readonly<Record<Act, string>> = {
  confirm: 'The office accepts the booking',
  reject: 'The office rejects it',
  guest_cancels: 'The guest cancels it on the private page',
  office_cancels: 'The office cancels it',
  partner_cancels:
    'You cancel it, at another time than now. A booking on account is not cancelled by its guest',
  accept_change: 'The office accepts the change that is asked for',
  decline_change: 'The office declines it',
  assign: 'The office gives the trip to a car and a driver that are free',
  release: 'The office takes the trip back from them',
  accept: 'The driver accepts the trip',
  decline: 'The driver declines it',
  on_the_way: 'The driver sets out',
  undo: 'The driver takes the last step back, within a minute',
  arrived: 'The driver is at the pick-up',
  no_show: 'The guest has not come',
  no_show_confirmed: 'The office says that this is so',
  on_board: 'The guest is on board',
  completed: 'The guest has arrived',
  pay: 'The guest pays on the page to pay on',
  pay_declined: 'The card is declined there',
  pay_expires: 'Nobody has paid when the page ends',
}

export function sandboxPage({ document, sandboxUrl, email }: Sources): DocumentationPage {
  const start = sandboxUrl === null ? undefined : `${sandboxUrl}/partners/start`
  return {
    path: `${DOCS}/sandbox`,
    title: 'Keys and test mode',
    label: 'Sandbox',
    group: 'Begin',
    lead: 'The sandbox is a server of its own where nothing is real: no office waits, no money moves, no mail leaves. Your program drives a booking through its whole life there.',
    sections: [
      section(
        'A key of the sandbox',
        text(
          start === undefined
            ? `Write to [${email}](mailto:${email}) for the address of the sandbox. There, /partners/start shows a key at once.`
            : `Give yourself one at [${start}](${start}): it is shown at once. You choose there whether to try a commission or net terms. A program does the same by [POST /v1/test/keys](${callPath('createTestKey')}) with \`terms\`.`,
        ),
        list(
          'It begins with `ctk_test_`. A live key opens nothing in the sandbox, and one of the sandbox nothing on the live server: both answer 401 and say whose the key is.',
          'Every answer has the header `x-mode: test`; bookings, journeys, receivers and messages have `livemode: false`, and the numbers of bookings begin with `TT-`.',
          `Sign in to the pages of your partner by the link that [POST /v1/test/sign-in-links](${callPath('makeTestSignInLink')}) answers, in place of a mail: keys, receivers and the calls of your program are there.`,
          `All else is as on the live server: prices, rules, refusals, limits. What you do nobody else sees. A key that has not called for ${UNUSED_TEST_DAYS} days is removed with all that is yours.`,
        ),
      ),
      {
        title: 'Do what other people do',
        anchor: 'acts',
        body: [
          text(
            'An act is what the office, the driver, the guest or the bank does, by the same operations, so it is refused where theirs would be. It happens at `at`, which may be next week, but not before what has happened to the booking last. Mails and messages bear that instant, and are there at once.',
          ),
          table(
            ['Act', 'Is'],
            testActs.map((act) => [`\`${act}\``, ACTS[act]]),
          ),
          text(
            'A step of the driver is told as if the minute in which it can be taken back were over; `undo` is then told by `trip.corrected`. Who drives is read from 12 hours before the pick-up, by the real clock.',
          ),
        ],
        aside: sampleOf(document, 'actOnTestBooking', 'Confirm a booking'),
      },
      {
        title: 'Play a whole life',
        anchor: 'scenarios',
        body: [
          text(
            'A scenario books a trip and plays it to its end within ten seconds. With net terms it books on account, and you cancel in the place of the guest. It answers with the booking and the ids of its messages: a program in your tests waits until its receiver has had all of them.',
          ),
        ],
        aside: sampleOf(document, 'playTestScenario', 'A guest who does not come'),
      },
      {
        title: 'Read the mails',
        anchor: 'mails',
        body: [
          text(
            `What the guest would have got, with its text, HTML and calendar entry: [GET /v1/test/mails](${callPath('listTestMails')}). None is sent, whatever address the booking has.`,
          ),
        ],
      },
      section(
        'Refusals that can be had at any time',
        table(
          ['To have', 'Send'],
          [
            [
              '`NO_CAR`',
              `A booking of the ${vehicleById(NO_CAR_VEHICLE_ID)?.name} (\`vehicleId: ${NO_CAR_VEHICLE_ID}\`): its only car is always away`,
            ],
            ['A rejected booking', `\`reference: "${REJECTED_REFERENCE}"\`, or the act \`reject\``],
          ],
        ),
      ),
      section(
        'Payments and receivers',
        list(
          'Online payments are made on a page of pretence, or by `pay`, `pay_declined` and `pay_expires`. Money that is to go back has gone back at once.',
          'Messages do go out to your receivers, under the rules of the live server: an https address that is public, and signed.',
        ),
      ),
      {
        title: 'Begin anew',
        anchor: 'reset',
        body: [
          text(
            `[POST /v1/test/reset](${callPath('resetTestData')}) removes all of your bookings with what belongs to them; keys and receivers stay.`,
          ),
        ],
      },
    ],
  }
}
