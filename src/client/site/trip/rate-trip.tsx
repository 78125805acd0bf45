import type { Trip } from '@chauffeur/contract/trip'
import { MAX_RATING, MAX_RATING_TEXT_LENGTH, MIN_RATING } from '@chauffeur/domain/trip-rating'
import { useState } from 'react'
import { rateTexts as texts } from '@chauffeur/words/en/trip'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { TextArea } from '../../shared/ui/text-input.tsx'

type RateTripProps = {
  readonly trip: Trip
  /** In the mail that led here. */
  readonly chosen: number | undefined
  readonly isOpen: boolean
}

/** How the trip was: asked once it is over, and what was said of it. */
export function RateTrip({ trip, chosen, isOpen }: RateTripProps) {
  const given = trip.private?.rating
  if (given)
    return (
      <Card as="section" aria-label={texts.thanks} padding="large" className="grid gap-2 print:hidden">
        <h2 className="text-heading">{texts.thanks}</h2>
        <p className="font-medium">{inWords(given.score)}</p>
        {given.text !== null && <p className="wrap-anywhere whitespace-pre-line text-soft">{given.text}</p>}
      </Card>
    )
  return isOpen && <Question trip={trip} chosen={chosen} />
}

const options = Array.from({ length: MAX_RATING }, (_, index) => {
  const score = index + MIN_RATING
  return { value: String(score), label: score }
})

function inWords(score: number): string {
  return texts.given(score, texts.labels[score - MIN_RATING] ?? '')
}

function Question({ trip: { bookingNumber }, chosen }: Pick<RateTripProps, 'trip' | 'chosen'>) {
  const [score, setScore] = useState(chosen === undefined ? '' : String(chosen))
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { trip: read } = trpc.useUtils()
  const { mutate, isPending, error } = trpc.trip.rate.useMutation({
    onSuccess(rated) {
      read.read.setData({ bookingNumber }, rated)
      void read.invalidate()
    },
    // Perhaps it was sent in another tab.
    onError: () => void read.invalidate(),
  })
  return (
    <Card as="section" aria-label={texts.heading} padding="large" className="print:hidden">
      {/* Before the scripts are there nothing would answer: this method then sends nothing either. */}
      <form
        method="dialog"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(score === '')
          if (score !== '') mutate({ bookingNumber, score: Number(score), text })
        }}
      >
        <h2 className="text-heading">{texts.heading}</h2>
        <Field
          group
          label={texts.score}
          hint={score === '' ? texts.hint : `${texts.hint} ${inWords(Number(score))}`}
          error={isMissing && score === '' ? texts.missing : undefined}
        >
          <Segmented value={score} onValueChange={setScore} options={options} className="max-w-96" />
        </Field>
        <Field label={texts.text} hint={texts.isPrivate}>
          <TextArea
            writes="rateTrip.text"
            rows={3}
            maxLength={MAX_RATING_TEXT_LENGTH}
            value={text}
            onValueChange={setText}
          />
        </Field>
        {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isPending}
          busyLabel={texts.sending}
          className="justify-self-start max-sm:w-full"
        >
          {texts.send}
        </Button>
      </form>
    </Card>
  )
}
