import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field, useFieldGroup } from '../../shared/ui/field.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { stopTexts } from './stop-texts.ts'
import { useRouteChoices, type RouteChoice } from './use-stops.ts'

type RouteChoicesProps = {
  /** Which are ticked. */
  value: readonly string[]
  onValueChange: (ids: readonly string[]) => void
  /** Routes that the stop has: they can be deselected even if they are not on offer any more. */
  own?: readonly RouteChoice[] | undefined
  error?: string | undefined
  className?: string | undefined
}

/** The routes of a stop, to be ticked. */
export function RouteChoices({ own, error, ...choosing }: RouteChoicesProps) {
  const { routes, state } = useRouteChoices()
  const missing = (own ?? []).filter(({ id }) => routes && !routes.some((route) => route.id === id))
  return (
    <Field label={stopTexts.fields.routes} group error={error}>
      {routes ? (
        <Choices choices={[...routes, ...missing]} {...choosing} />
      ) : state.problem ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          {state.problem}
          <Button size="small" onClick={state.refetch}>
            Try again
          </Button>
        </p>
      ) : (
        <Spinner label={stopTexts.routesWaiting} className="size-5 text-accent" />
      )}
    </Field>
  )
}

type ChoicesProps = Pick<RouteChoicesProps, 'value' | 'onValueChange' | 'className'> & {
  choices: readonly RouteChoice[]
}

function Choices({ choices, value, onValueChange, className }: ChoicesProps) {
  const group = useFieldGroup({})
  if (choices.length === 0) return <p className="text-sm text-soft">{stopTexts.noRouteChoices}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would want the label inside
    <div role="group" {...group} className={classNames('grid gap-x-6', className)}>
      {choices.map(({ id, name, isActive }) => (
        <Checkbox
          key={id}
          label={<CustomerText>{name}</CustomerText>}
          hint={isActive ? undefined : stopTexts.inactiveRoute}
          checked={value.includes(id)}
          onCheckedChange={(isChosen) =>
            onValueChange(isChosen ? [...value, id] : value.filter((other) => other !== id))
          }
          className="py-2"
        />
      ))}
    </div>
  )
}
