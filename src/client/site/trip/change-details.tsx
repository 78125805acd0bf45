import type { Trip } from '@chauffeur/contract/trip'
import { useState } from 'react'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { parseRefusal } from '../../shared/api/refusal.ts'
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
import { EditDialog } from './edit-dialog.tsx'

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
      <EditDialog
        open={open}
        onOpenChange={(next) => {
          if (next) setWishes(booked())
          reset()
          clear()
          setDone(false)
          setOpen(next)
        }}
        trigger={<Button className="max-sm:w-full">{mayChangeOthers ? texts.open : texts.openFlight}</Button>}
        title={mayChangeOthers ? texts.title : texts.openFlight}
        description={mayChangeOthers ? texts.lead : undefined}
        ref={form}
        onSubmit={handleSubmit(() => mutate({ bookingNumber, ...changedDetails(wishes, booked()) }))}
        saving={{ isPending, error }}
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
      </EditDialog>
      <output className={isDone ? 'basis-full text-sm text-success' : 'sr-only'}>
        {isDone && texts.done}
      </output>
    </>
  )
}
