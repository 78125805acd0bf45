import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { seatKinds } from '@chauffeur/domain/seats'
import { say } from '../../locale/say.ts'
import { Field } from '../../ui/field.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useBooking } from '../state/booking-context.ts'
import { seatsLeft } from '../draft/draft.ts'
import { tripTexts } from './trip-texts.ts'

/** How many travel, and the seats that children need. */
export function PartyFields() {
  const { draft, change, problemAt } = useBooking()
  return (
    <div className="grid gap-5">
      <Field label={tripTexts.passengers} group>
        <NumberStepper
          value={draft.passengers}
          onValueChange={(count) => change({ type: 'passengers', count })}
          min={MIN_PASSENGERS}
          max={MAX_PASSENGERS}
          format={tripTexts.people}
          decreaseLabel={tripTexts.fewerPassengers}
          increaseLabel={tripTexts.morePassengers}
        />
      </Field>
      <Switch
        label={tripTexts.seats}
        hint={tripTexts.seatsHint}
        checked={draft.seatsWanted}
        onCheckedChange={(on) => change({ type: 'seats-wanted', on })}
      />
      {draft.seatsWanted && (
        <div className="grid animate-rise-in gap-5 sm:grid-cols-2">
          {seatKinds.map(({ field, name, weight, age }) => (
            <Field
              key={field}
              label={say(name)}
              hint={tripTexts.seatFor(weight, say(age))}
              error={problemAt(field)}
              group
            >
              <NumberStepper
                value={draft[field]}
                onValueChange={(count) => change({ type: 'seats', field, count })}
                min={0}
                max={seatsLeft(draft, field)}
                decreaseLabel={tripTexts.fewer(say(name))}
                increaseLabel={tripTexts.more(say(name))}
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  )
}
