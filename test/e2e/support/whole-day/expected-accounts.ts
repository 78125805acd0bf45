import type { Account } from './account-of.ts'

const HEARD = ['chauffeur-assigned', 'chauffeur-at-pickup', 'chauffeur-on-the-way']
const THANKED = [...HEARD, 'trip-thanks']
const trip = (
  board: string | undefined,
  history: readonly string[],
  more: Partial<Account> = {},
): Account => ({
  board,
  history,
  mails: THANKED,
  money: [],
  ...more,
})

/** The expected outcome of the day. The clock is Lisbon's; the evening before ends at 19:32. */
export const expectedAccounts: Readonly<Record<string, Account>> = {
  a1: trip('08:00 Ana Martins, 11-AA-11: completed', [
    '19:10 assigned',
    '19:10 accept',
    '07:25 on_the_way',
    '07:25 undo',
    '07:30 on_the_way',
    '07:55 arrived',
    '08:05 on_board',
    '08:40 collected',
    '08:40 completed',
  ]),
  r1: trip(
    '08:30 Rui Alves, 22-BB-22: completed',
    ['19:00 assigned', '19:10 accept', '07:50 on_the_way', '08:32 on_board', '09:05 completed'],
    { mails: ['chauffeur-assigned', 'chauffeur-on-the-way', 'trip-thanks'] },
  ),
  e1: trip('09:00 Eva Costa, 33-CC-33: completed', [
    '19:10 assigned',
    '19:10 accept',
    '08:15 on_the_way',
    '08:50 arrived',
    // The steps told by the phone without signal arrived together.
    '10:55 on_board',
    '10:55 collected',
    '10:55 completed',
  ]),
  a2: trip(
    '11:00 Ana Martins, 11-AA-11: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '09:10 details-changed',
      '10:30 on_the_way',
      '10:55 arrived',
      '11:10 guest-here',
      '11:50 on_board',
      '12:20 collected',
      '12:20 completed',
    ],
    { mails: [...HEARD, 'office-changed-details', 'trip-thanks'] },
  ),
  r2: trip('11:30 Rui Alves, 22-BB-22: completed', [
    '19:00 assigned',
    '19:10 accept',
    '11:25 on_the_way',
    '11:32 arrived',
    '11:50 on_board',
    '12:40 completed',
  ]),
  e2: trip('13:30 Eva Costa, 44-DD-44: completed', [
    '19:00 assigned',
    '19:10 decline',
    '19:30 assigned',
    '19:32 accept',
    '13:00 on_the_way',
    '13:25 arrived',
    '13:32 on_board',
    '14:08 completed',
  ]),
  a3: trip(
    '14:45 Ana Martins, 11-AA-11: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '06:30 change-requested',
      '06:40 changed',
      '06:40 changed',
      '06:42 accept',
      '14:10 on_the_way',
      '14:40 arrived',
      '14:50 on_board',
      '15:31 collected',
      '15:31 completed',
    ],
    {
      mails: [
        'booking-changed',
        'change-requested',
        'chauffeur-assigned',
        ...HEARD,
        'office-change-request',
        'trip-thanks',
      ],
    },
  ),
  r3: trip(
    '15:30 Rui Alves, 22-BB-22: no_show',
    [
      '19:00 assigned',
      '19:00 payment-completed',
      '19:10 accept',
      '15:00 on_the_way',
      '15:25 arrived',
      '15:31 contact_attempt',
      '15:43 contact_attempt',
      '15:46 no_show',
      '15:48 no_show_confirmed',
      '15:48 refund-due',
      '16:10 refund-returned',
    ],
    {
      mails: [...HEARD, 'payment-received', 'payment-refunded', 'trip-thanks'],
      money: ['payment.completed', 'payment.refunded'],
    },
  ),
  e3: trip(
    '16:00 Eva Costa, 44-DD-44: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '14:30 assigned',
      '14:32 accept',
      '15:25 on_the_way',
      '15:48 arrived',
      '16:10 on_board',
      '16:45 completed',
    ],
    { mails: ['chauffeur-assigned', ...THANKED] },
  ),
  a4: trip('18:00 Ana Martins, 11-AA-11: completed', [
    '19:00 assigned',
    '19:10 accept',
    '17:30 on_the_way',
    '17:55 arrived',
    '18:20 on_board',
    '19:00 completed',
  ]),
  r4: trip(undefined, ['19:00 assigned', '19:10 accept', '16:30 released', '16:30 cancelled'], {
    mails: ['booking-cancelled', 'chauffeur-assigned', 'office-cancellation'],
  }),
  e4: trip('19:00 Eva Costa, 33-CC-33: completed', [
    '19:00 assigned',
    '19:10 accept',
    '18:00 on_the_way',
    '18:55 arrived',
    '19:05 on_board',
    '20:00 completed',
  ]),
}
