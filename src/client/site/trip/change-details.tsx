import type { Trip } from '@chauffeur/contract/trip'
import { useId, useState } from 'react'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import {
  DetailsFields,
  FlightField,
  changedDetails,
  detailsOf,
  detailsProblems,
} from '../../shared/change/details-fields.tsx'
import { usePhoneRefusal } from '../../shared/forms/use-phone-refusal.tsx'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'

type ChangeDetailsProps = {
  trip: Trip
  details: NonNullable<Trip['private']>
  /** Whether more than the flight may be changed; the flight may until the pick-up. */
  mayChangeOthers: boolean
  mayChangeFlight: boolean
}

/** Details that a guest changes without asking: none of them has a price. */
export function ChangeDetails({ trip, details, mayChangeOthers, mayChangeFlight }: ChangeDetailsProps) {
  const texts = tripPageTexts.change
  const { bookingNumber } = trip
  const { trip: read } = trpc.useUtils()
  const formId = useId()
  const booked = () => detailsOf({ ...trip, ...details })
  const [open, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const [wishes, setWishes] = useState(booked)
  const change = (fields: Partial<typeof wishes>) => setWishes((current) => ({ ...current, ...fields }))
  const phoneRefusal = usePhoneRefusal(open)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems(
    detailsProblems(wishes, booked(), phoneRefusal),
  )
  const { mutate, isPending, error, reset } = trpc.trip.changeDetails.useMutation({
    onSuccess() {
      setOpen(false)
      setDone(true)
      void read.invalidate()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (isPending) return
          if (next) setWishes(booked())
          reset()
          clear()
          setDone(false)
          setOpen(next)
        }}
        trigger={<Button className="max-sm:w-full">{mayChangeOthers ? texts.open : texts.openFlight}</Button>}
        title={mayChangeOthers ? texts.title : texts.openFlight}
        description={mayChangeOthers ? texts.lead : undefined}
        keepsOpen
        footer={
          <>
            <Button disabled={isPending} onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          noValidate
          onSubmit={handleSubmit(() => mutate({ bookingNumber, ...changedDetails(wishes, booked()) }))}
          className="grid gap-5"
        >
          {mayChangeOthers ? (
            <DetailsFields
              details={wishes}
              booked={booked()}
              onChange={change}
              problemAt={problemAt}
              vehicleId={trip.vehicleId}
              mayChangeFlight={mayChangeFlight}
            />
          ) : (
            <FlightField details={wishes} onChange={change} problemAt={problemAt} />
          )}
          {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
        </form>
      </Dialog>
      <output className={isDone ? 'basis-full text-sm text-success' : 'sr-only'}>
        {isDone && texts.done}
      </output>
    </>
  )
}
