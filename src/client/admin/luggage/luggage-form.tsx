import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { MAX_IMAGE_URL_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE, luggageFormProblems } from '@chauffeur/domain/luggage'
import { useId, useRef, useState } from 'react'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { MISSING_TOO, shortenRepeats } from '../common/field-problems.ts'
import { ImageAt } from '../common/image-at.tsx'
import { PictureUpload } from '../common/picture-upload.tsx'
import { luggageTexts } from './luggage-texts.ts'
import { useAddLuggage } from './use-luggage.ts'

const vehicles = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const [FIRST] = FLEET

// An address that is still being typed is not requested.
const PREVIEW_PAUSE_MS = 400

/** Adds a configuration; the vehicle stays chosen for the next one. */
export function LuggageForm() {
  const titleId = useId()
  const [vehicle, setVehicle] = useState(FIRST)
  const [config, setConfig] = useState('')
  const [imageUrl, setImageUrl] = useState('')
  const { form, problemAt, handleSubmit, showRefused, clearRefused } = useFormProblems(
    shortenRepeats(luggageFormProblems({ config, imageUrl }), LUGGAGE_INCOMPLETE, MISSING_TOO),
  )
  useUnsaved(config.trim() !== '' || imageUrl.trim() !== '')
  const configInput = useRef<HTMLInputElement>(null)
  const shown = useDebounced(imageUrl.trim(), PREVIEW_PAUSE_MS)
  const { run, isPending } = useAddLuggage({
    onDone() {
      setConfig('')
      setImageUrl('')
      configInput.current?.focus()
    },
    onDuplicate: (sentence) => showRefused({ config: sentence }),
  })

  const submit = () => {
    if (vehicle) run({ vehicle, config: config.trim(), imageUrl: imageUrl.trim() })
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit(submit)}
      className="grid gap-4 rounded-card bg-raised p-4 shadow-card sm:p-5"
    >
      <h3 id={titleId} className="font-sans text-base font-semibold">
        {luggageTexts.form}
      </h3>
      <Field label={luggageTexts.vehicle}>
        <Select
          value={String(vehicle?.id)}
          onValueChange={(id) => {
            setVehicle(vehicleById(Number(id)))
            clearRefused()
          }}
          options={vehicles}
        />
      </Field>
      <Field label={luggageTexts.config} hint={luggageTexts.configHint} error={problemAt('config')} required>
        <TextInput
          ref={configInput}
          value={config}
          onValueChange={(config) => {
            setConfig(config)
            clearRefused()
          }}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field
        label={luggageTexts.imageUrl}
        hint={luggageTexts.imageHint}
        error={problemAt('imageUrl')}
        required
      >
        <TextInput
          inputMode="url"
          value={imageUrl}
          onValueChange={setImageUrl}
          maxLength={MAX_IMAGE_URL_LENGTH}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <PictureUpload what={config.trim() || luggageTexts.newOne} onUploaded={setImageUrl} />
      <Button type="submit" variant="primary" block busy={isPending} busyLabel={luggageTexts.adding}>
        {luggageTexts.add}
      </Button>
      <figure className={shown === '' ? 'max-lg:hidden' : undefined}>
        <figcaption className="mb-1.5 text-sm font-medium">{luggageTexts.preview}</figcaption>
        <ImageAt
          address={shown}
          alt={config.trim()}
          none={luggageTexts.noPreview}
          className="aspect-[3/2] rounded-control"
        />
      </figure>
    </form>
  )
}
