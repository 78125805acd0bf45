import { isFilled } from '@chauffeur/domain/coordinates'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { CoordinateFields } from '../common/coordinate-fields.tsx'
import type { End, EndpointDraft } from './region-draft.ts'
import { regionTexts } from './region-texts.ts'

const texts = regionTexts.dialog

type EndpointFieldsProps = {
  end: End
  endpoint: EndpointDraft
  onChange: (change: Partial<EndpointDraft>) => void
  problems: Readonly<Record<keyof EndpointDraft, string | undefined>>
  /** The effect on the endpoint as it is. */
  advice: string | undefined
}

/** An end of the route: a point and how far round it a trip may begin or end. */
export function EndpointFields({ end, endpoint, onChange, problems, advice }: EndpointFieldsProps) {
  const name = texts.endpoints[end]
  const isEmpty = !isFilled(endpoint.latitude) && !isFilled(endpoint.longitude)
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4 pt-2">
      <legend className="flex items-center gap-2 px-1.5 text-sm font-semibold">
        <span
          aria-hidden="true"
          className={end === 'A' ? 'size-2.5 rounded-full bg-accent-fill' : 'size-2.5 rounded-full bg-ink'}
        />
        {name}
      </legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <CoordinateFields
          latitude={endpoint.latitude}
          longitude={endpoint.longitude}
          onChange={onChange}
          latitudeError={problems.latitude}
          longitudeError={problems.longitude}
        />
        <Field label={texts.radius} error={problems.radiusKm}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={endpoint.radiusKm}
            onValueChange={(radiusKm) => onChange({ radiusKm })}
            className="tabular"
          />
        </Field>
        {!isEmpty && (
          <Button
            size="small"
            variant="ghost"
            aria-label={texts.clearEnd(name)}
            onClick={(event) => {
              // The button disappears with what it clears.
              event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              onChange({ latitude: '', longitude: '', radiusKm: '' })
            }}
            className="mt-6.5 min-h-12 justify-self-end"
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {advice !== undefined && <p className="mt-2 text-sm text-warning">{advice}</p>}
      </div>
    </fieldset>
  )
}
