import type { Trip } from '@chauffeur/contract/trip'
import { useState } from 'react'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { trpc } from '../../shared/api/trpc.ts'
import {
  DetailsFields,
  FlightFields,
  changedDetails,
  detailsOf,
  detailsProblems,
} from '../../shared/change/details-fields.tsx'
import { usePhoneRefusal } from '../../shared/forms/use-phone-refusal.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { UsersIcon } from '../../shared/ui/icons.tsx'
import { ACT_ROW } from './act-row.ts'
import { EditDialog, useEdit } from './edit-dialog.tsx'

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
  const { client } = trpc.useUtils()
  const booked = () => detailsOf({ ...trip, ...details })
  const [wishes, setWishes] = useState(booked)
  const change = (fields: Partial<typeof wishes>) => setWishes((current) => ({ ...current, ...fields }))
  const shown = useState<boolean>()
  const phoneRefusal = usePhoneRefusal(shown[0] === true)
  const { dialog, problemAt, isSaved } = useEdit(shown, {
    problems: detailsProblems(wishes, booked(), phoneRefusal),
    save: () => client.trip.changeDetails.mutate({ bookingNumber, ...changedDetails(wishes, booked()) }),
    onOpen: () => setWishes(booked()),
  })
  return (
    <>
      <EditDialog
        {...dialog}
        trigger={
          <Button className={ACT_ROW}>
            <UsersIcon className="size-4.5" />
            {mayChangeOthers ? texts.open : texts.openFlight}
          </Button>
        }
        title={mayChangeOthers ? texts.title : texts.openFlight}
        description={mayChangeOthers ? texts.lead : undefined}
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
          <FlightFields details={wishes} booked={booked()} onChange={change} problemAt={problemAt} />
        )}
      </EditDialog>
      <output className={isSaved ? 'basis-full text-sm text-success' : 'sr-only'}>
        {isSaved && texts.done}
      </output>
    </>
  )
}
