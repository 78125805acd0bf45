import type { Trip } from '@chauffeur/contract/trip'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { useState } from 'react'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { readRating } from '@chauffeur/domain/trip-rating'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { useLiveStream } from '../../shared/api/live-stream.ts'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { EmailInput, TextInput } from '../../shared/ui/text-input.tsx'
import { ResultUnread, ResultWaiting, ContactButton } from '../frame/result-frame.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { TripView } from './trip-view.tsx'

const REFETCH_MS = 15_000
/** Some of what the page says changes by time alone. */
const ASK_WHILE_LIVE_MS = 60_000
/** The whole day of the trip, which has 25 hours when clocks go back. */
const NEAR_MS = 25 * 60 * 60_000

/** The server's reading of the booking while it rendered the page: the booking, or why it shows none. */
type FirstTrip =
  | { readonly trip: Trip }
  | { readonly code: 'NOT_FOUND' | 'LINK_ENDED'; readonly reason?: string | undefined }

/** Why the link that led here opens nothing: it is none of ours, or a newer one has taken its place. */
export type UnopenedLink = 'wrong' | 'ended'

/** Reads the booking of this number, or the one that was opened last; undefined where that fails. */
export type ReadTrip = (bookingNumber: string | null) => Promise<FirstTrip | undefined>

type TripPageProps = {
  /** Of several bookings that this browser has opened; without it, the last one. */
  readonly number: string | undefined
  /** Chosen in the mail after the trip; of the address, which may hold anything. */
  readonly rating: unknown
  /** The server's reading; without it, the page reads the booking. */
  readonly first: FirstTrip | undefined
  readonly unopened: UnopenedLink | undefined
}

/** A booking as its guest sees it: opened by the private link, which has left a cookie. */
export function TripPage({ number, rating, first, unopened }: TripPageProps) {
  const known = first && 'code' in first ? first : undefined
  // Another link that this browser opens meanwhile does not change what stands here.
  const which = { bookingNumber: number ?? (first && 'trip' in first ? first.trip.bookingNumber : null) }
  const { trip } = trpc.useUtils()
  const isLive = useLiveStream(
    known ? undefined : `/trpc/live.trip?input=${encodeURIComponent(JSON.stringify(which))}`,
    () => void trip.read.invalidate(),
  )
  const { data, error, isFetching, refetch } = trpc.trip.read.useQuery(which, {
    ...(first && 'trip' in first && { initialData: first.trip }),
    enabled: known === undefined,
    refetchInterval: ({ state }) => {
      if (isLive) return ASK_WHILE_LIVE_MS
      return state.data && mayChangeSoon(state.data) ? REFETCH_MS : false
    },
    // Who ends the links in this browser may hear of it before the answer has brought the new one.
    retry: (failures, error) => {
      const refusal = parseRefusal(error)
      return failures < (refusal ? (refusal.code === 'LINK_ENDED' ? 1 : 0) : 3)
    },
    gcTime: 0,
    staleTime: 0,
  })
  const refused = known ?? parseRefusal(error)
  if (unopened === 'ended' || refused?.reason === 'link_replaced')
    return <NoTrip {...tripPageTexts.replaced} />
  if (refused?.code === 'LINK_ENDED') return <NoTrip {...tripPageTexts.ended} />
  if (unopened === 'wrong' || refused?.code === 'NOT_FOUND')
    return <NoTrip {...(unopened === 'wrong' || data ? tripPageTexts.wrongLink : tripPageTexts.missing)} />
  if (data)
    return (
      <SitePage isBooking>
        <TripView trip={data} rating={readRating(rating)} />
      </SitePage>
    )
  if (!error) return <ResultWaiting {...tripPageTexts.waiting} />
  return (
    <ResultUnread
      texts={tripPageTexts.failed}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** On the day of the trip, and while a change of it waits, the page stays open, and what it says may change. */
function mayChangeSoon({ pickupAt, private: own }: Trip): boolean {
  return own?.change != null || Math.abs(Date.parse(pickupAt) - Date.now()) < NEAR_MS
}

/** Where no booking is open: how to open one, and the link once more for those who have lost it. */
function NoTrip({ heading, body }: { heading: string; body: string }) {
  return (
    <SitePage keepsClear>
      <div className="shell grid max-w-2xl! gap-8 py-10 sm:py-16">
        <header className="grid gap-4">
          <h1 className="text-display text-balance">{heading}</h1>
          <p className="text-lead text-soft">{body}</p>
        </header>
        <SendLink />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3 text-soft">
          {tripPageTexts.noMail}
          <ContactButton>{tripPageTexts.writeToUs}</ContactButton>
        </p>
      </div>
    </SitePage>
  )
}

/** As long as a booking number may be. */
const MAX_NUMBER_LENGTH = 64

/** Has the link of a booking sent once more. The answer is the same whether or not there is one. */
function SendLink() {
  const texts = tripPageTexts.sendLink
  const [email, setEmail] = useState('')
  const [bookingNumber, setBookingNumber] = useState('')
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    email: isMailAddress(email.trim()) ? undefined : contactReasons.address_not_mailed,
  })
  const { mutate, data, error, isPending } = trpc.trip.sendLink.useMutation({
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <Card as="section" aria-labelledby="send-link" padding="large">
      <h2 id="send-link" className="text-heading">
        {texts.heading}
      </h2>
      {/* Without script nothing would answer: this method then sends nothing either. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={handleSubmit(() => mutate({ email: email.trim(), bookingNumber }))}
        className="mt-5 grid gap-5"
      >
        <noscript>
          <p className="text-warning">{texts.needsScript}</p>
        </noscript>
        <Field label={texts.email} hint={texts.emailHint} error={problemAt('email')} required>
          <EmailInput value={email} onValueChange={setEmail} maxLength={MAX_TEXT_LENGTH} />
        </Field>
        <Field label={texts.number} hint={texts.numberHint} error={problemAt('bookingNumber')}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={bookingNumber}
            onValueChange={setBookingNumber}
            maxLength={MAX_NUMBER_LENGTH}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isPending}
          busyLabel={texts.busy}
          className="sm:justify-self-start"
        >
          {texts.submit}
        </Button>
        {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
        <output className={data && !error ? 'rounded-card bg-success-wash p-4 text-success' : undefined}>
          {data && !error && texts.done}
        </output>
      </form>
    </Card>
  )
}
