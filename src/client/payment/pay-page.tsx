import { toCents } from '@chauffeur/domain/money'
import type { Zone } from '@chauffeur/domain/time'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { parseRefusal, refusalSentence } from '../api/refusal.ts'
import { trpc } from '../api/trpc.ts'
import { useLeaving } from '../common/use-leaving.ts'
import { eurosText } from '../locale/euros-text.ts'
import { wallTimeText } from '../locale/formats.ts'
import { say } from '../locale/say.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { placeShown } from '../places/place-shown.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CardIcon, CheckIcon, WarningIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import { payTexts } from './pay-texts.ts'
import { ContactButton } from '../site/contact-button.tsx'
import { ResultUnread } from '../site/result-unread.tsx'
import { ResultWaiting } from '../site/result-waiting.tsx'
import { ResultFrame } from '../site/result-frame.tsx'
import { resultTexts } from './result-texts.ts'

/** Opened by a payment link. Nothing happens before a person presses the button: mail scanners open links, too. */
export function PayPage() {
  const token = useToken()
  if (token === undefined) return <ResultWaiting {...payTexts.waiting} />
  return token === '' ? <Broken /> : <Linked token={token} />
}

/** What follows the # in the address, which no server has seen; undefined until the browser reads it. */
function useToken(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange)
      return () => window.removeEventListener('hashchange', onChange)
    },
    () => location.hash.slice(1),
    () => undefined,
  )
}

function Linked({ token }: { token: string }) {
  const { client } = trpc.useUtils()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payment link', token],
    queryFn: () => client.unpaidBookings.readLink.mutate({ token }),
    retry: (failures, error) => parseRefusal(error) === undefined && failures < 3,
    staleTime: 0,
    gcTime: 0,
  })
  if (data?.state === 'to_pay') return <ToPay token={token} booking={data} />
  if (data) return <Done state={data.state} number={data.bookingNumber} />
  if (parseRefusal(error)?.code === 'NOT_FOUND' || parseRefusal(error)?.code === 'INVALID_INPUT')
    return <Broken />
  if (!error) return <ResultWaiting {...payTexts.waiting} />
  const { heading, body, again } = payTexts.failed
  return (
    <ResultUnread heading={heading} again={again} isFetching={isFetching} onRetry={() => void refetch()}>
      {refusalSentence(error) ?? body}
    </ResultUnread>
  )
}

type ToPayProps = {
  token: string
  booking: {
    bookingNumber: string
    pickupLocation: string
    pickupName: string | null
    dropoffLocation: string | null
    dropoffName: string | null
    pickupDate: string
    pickupTime: string
    pickupZone: Zone
    vehicleName: string
    totalPrice: number
  }
}

function ToPay({ token, booking }: ToPayProps) {
  const { client } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.unpaidBookings.openLink.mutate({ token }),
    onSuccess: ({ checkoutUrl }) => leaveFor(checkoutUrl),
  })
  const { bookingNumber, pickupLocation, dropoffLocation, pickupDate, pickupTime } = booking
  const when = wallTimeText({ date: pickupDate, time: pickupTime }, booking.pickupZone)
  return (
    <ResultFrame
      tone="quiet"
      icon={<CardIcon className="size-7" />}
      heading={payTexts.toPay(bookingNumber)}
      ways={
        <Button
          size="large"
          variant="primary"
          busy={isPending || isLeaving}
          busyLabel={isLeaving ? payTexts.leaving : payTexts.opening}
          onClick={() => mutate()}
        >
          {payTexts.pay(eurosText(toCents(booking.totalPrice)))}
        </Button>
      }
    >
      <Card padding="large" className="w-full text-left text-ink">
        <p className="font-medium wrap-anywhere">
          {placeShown(pickupLocation, booking.pickupName).name}
          {dropoffLocation !== null && ` → ${placeShown(dropoffLocation, booking.dropoffName).name}`}
        </p>
        <p className="text-base text-soft first-letter:uppercase">{when}</p>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-3">
          <span className="text-base">{vehicleText(booking.vehicleName)}</span>
          <span className="tabular font-display text-title">{eurosText(toCents(booking.totalPrice))}</span>
        </p>
      </Card>
      <p className="text-base">{payTexts.lead}</p>
      {error && <Notice tone="danger">{refusalSentence(error) ?? say(SENTENCES.somethingWentWrong)}</Notice>}
    </ResultFrame>
  )
}

function Done({ state, number }: { state: 'paid' | 'closed'; number: string }) {
  const { heading, body } = payTexts[state]
  return (
    <ResultFrame
      tone={state === 'paid' ? 'good' : 'quiet'}
      icon={<CheckIcon className="size-7" strokeWidth="2" />}
      heading={heading}
      ways={<ContactButton>{resultTexts.support}</ContactButton>}
    >
      <p>{body(number)}</p>
    </ResultFrame>
  )
}

function Broken() {
  const { heading, body } = payTexts.broken
  return (
    <ResultFrame
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      heading={heading}
      ways={<ContactButton>{resultTexts.support}</ContactButton>}
    >
      <p>{body}</p>
    </ResultFrame>
  )
}
