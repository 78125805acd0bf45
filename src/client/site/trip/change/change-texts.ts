import { CHANGE_END_SENTENCES, type ChangeState } from '@chauffeur/domain/trip-change'
import { words } from '../../../shared/locale/words.ts'

/** Texts of changing the journey on its private page. */
export const changeTexts = words('trip-page-change', {
  open: 'Change the journey',
  title: 'Change the journey',
  lead: 'You see what it costs before anything changes.',
  keep: 'Cancel',
  goOn: 'See what it costs',
  reading: 'Working it out...',
  check: 'Is this right?',
  back: 'Back',
  atOnce: 'The change is made at once.',
  whenPaid: 'The change is made as soon as the difference is paid.',
  makeIt: 'Change the journey',
  askForIt: 'Ask for this change',
  payIt: (amount: string) => `Go on and pay ${amount}`,
  sending: 'Sending...',
  leaving: 'Opening the payment page...',
  priceChanged: 'The price has changed meanwhile. Please look at it again.',
  failed:
    'We could not reach our server. What you filled in is kept: please check your connection and try again.',
  done: 'Your journey is changed.',
  asked: 'We have your change, and answer by email.',

  waiting: {
    heading: 'Your change waits for our answer',
    toPay: (amount: string) => `Your change waits to be paid: ${amount}`,
    toPayText: 'Your booking stays as it is until then.',
    toPayThenWaits:
      'Once it is paid, we look at it. Your booking stays as it is until we confirm the change.',
    until: (deadline: string) => `Please pay until ${deadline}. After that the change ends by itself.`,
    byOffice: 'We have prepared this change for you. It is made as soon as the difference is paid.',
    paid: (amount: string) => `You have paid ${amount} for it. If we cannot make the change, it goes back.`,
    pay: (amount: string) => `Pay ${amount}`,
    payAgain: (amount: string) => `Try again and pay ${amount}`,
    opening: 'Opening the payment page...',
  },
  withdraw: {
    open: 'Withdraw',
    question: 'Withdraw this change?',
    text: 'Your booking stays as it is. You can ask for another change afterwards.',
    textPaid: (amount: string) => `Your booking stays as it is, and the ${amount} you paid for it goes back.`,
    keep: 'Keep the change',
    yes: 'Yes, withdraw it',
    busy: 'Withdrawing...',
    failed: 'It was not withdrawn. Please check your connection and try again.',
    done: 'The change is withdrawn. Your booking stays as it was.',
  },
  last: 'The last change',
  ended: {
    declined: 'We could not make the change you asked for. Your booking stays as it was.',
    expired: 'The change you asked for was not made. Your booking stays as it was.',
    accepted: 'This journey was changed as you asked.',
  } satisfies Partial<Record<ChangeState, string>>,
  endReasons: CHANGE_END_SENTENCES,
})
