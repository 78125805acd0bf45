import { MAX_IMAGE_URL_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE, luggageFormProblems } from '@chauffeur/domain/luggage'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { useId, useRef } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { failureToast } from '../common/failure-toast.ts'
import { MISSING_TOO, shortenRepeats } from '../common/field-problems.ts'
import { SelectField, TextField } from '../common/fields.tsx'
import { ImageAt } from '../common/image-at.tsx'
import { PictureField } from '../common/picture-upload.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { luggageTexts } from './luggage-texts.ts'

const vehicles = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const EMPTY = { config: '', imageUrl: '' }

// An address that is still being typed is not requested.
const PREVIEW_PAUSE_MS = 400

/** Adds a configuration; the vehicle stays chosen for the next one. */
export function LuggageForm() {
  const titleId = useId()
  const { draft, field, restart, showProblems, formProps } = useDraftForm(
    () => ({ ...EMPTY, vehicleId: String(FLEET[0]?.id) }),
    {
      problemsOf: (draft) => shortenRepeats(luggageFormProblems(draft), LUGGAGE_INCOMPLETE, MISSING_TOO),
    },
  )
  const config = draft.config.trim()
  const imageUrl = draft.imageUrl.trim()
  useUnsaved(config !== '' || imageUrl !== '')
  const configInput = useRef<HTMLInputElement>(null)
  const shown = useDebounced(imageUrl, PREVIEW_PAUSE_MS)
  const { run, isPending } = useProcedure(trpc.luggage.create, {
    done: luggageTexts.done.create,
    failed: (error) => (isDuplicate(error) ? undefined : failureToast(luggageTexts.failed.create, error)),
    onDone() {
      restart({ ...draft, ...EMPTY })
      configInput.current?.focus()
    },
    onFailed(error) {
      if (isDuplicate(error)) showProblems({ config: sentenceOf(error) })
    },
  })
  const submit = () => {
    const vehicle = vehicleById(Number(draft.vehicleId))
    if (vehicle) run({ vehicleId: vehicle.id, vehicleName: vehicle.name, config, imageUrl })
  }
  return (
    <form
      {...formProps(submit)}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card bg-raised p-4 shadow-card sm:p-5"
    >
      <h3 id={titleId} className="font-sans text-base font-semibold">
        {luggageTexts.form}
      </h3>
      <SelectField {...field('vehicleId')} label={luggageTexts.vehicle} options={vehicles} />
      <TextField
        {...field('config')}
        ref={configInput}
        label={luggageTexts.config}
        hint={luggageTexts.configHint}
        required
        maxLength={MAX_TEXT_LENGTH}
      />
      <PictureField
        {...field('imageUrl')}
        label={luggageTexts.imageUrl}
        hint={luggageTexts.imageHint}
        what={config || luggageTexts.newOne}
        maxLength={MAX_IMAGE_URL_LENGTH}
      />
      <Button type="submit" variant="primary" block busy={isPending} busyLabel={luggageTexts.adding}>
        {luggageTexts.add}
      </Button>
      <figure className={shown === '' ? 'max-lg:hidden' : undefined}>
        <figcaption className="mb-1.5 text-sm font-medium">{luggageTexts.preview}</figcaption>
        <ImageAt
          address={shown}
          alt={config}
          none={luggageTexts.noPreview}
          className="aspect-[3/2] rounded-control"
        />
      </figure>
    </form>
  )
}

/** Whether the vehicle has that configuration already. */
function isDuplicate(error: unknown): boolean {
  return parseRefusal(error)?.code === 'ALREADY_EXISTS'
}
