import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { MAX_IMAGE_URL_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE, luggageFormProblems } from '@chauffeur/domain/luggage'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ImageAt } from '../common/image-at.tsx'
import { sayOnce } from '../common/say-once.ts'
import { useFocusOnProblem } from '../common/use-focus-on-problem.ts'
import { luggageTexts } from './luggage-texts.ts'
import { useAddLuggage } from './use-luggage.ts'

const vehicles = FLEET.map(({ id, name }) => ({ value: String(id), label: name }))
const [FIRST] = FLEET

// An address that is still being typed is not asked for.
const PREVIEW_PAUSE_MS = 400

/** Adds a configuration; the vehicle stays chosen for the next one. */
export function LuggageForm() {
  const titleId = useId()
  const [vehicle, setVehicle] = useState(FIRST)
  const [config, setConfig] = useState('')
  const [imageUrl, setImageUrl] = useState('')
  // A new object for each try that failed, so that each leads to its first problem.
  const [failedAttempt, setFailedAttempt] = useState<{ readonly refusal?: string }>()
  const form = useFocusOnProblem(failedAttempt)
  const configInput = useRef<HTMLInputElement>(null)
  const shown = useDebounced(imageUrl.trim(), PREVIEW_PAUSE_MS)
  const { run, isPending } = useAddLuggage({
    onDone() {
      setConfig('')
      setImageUrl('')
      configInput.current?.focus()
    },
    onDuplicate: (refusal) => setFailedAttempt({ refusal }),
  })

  const problems = luggageFormProblems({ config, imageUrl })
  const shownProblems = failedAttempt && {
    config: failedAttempt.refusal,
    ...sayOnce(problems, LUGGAGE_INCOMPLETE),
  }

  // What the server said was about another vehicle, or another text.
  const clearRefusal = () => setFailedAttempt((last) => (last?.refusal ? undefined : last))

  function submit(event: FormEvent) {
    event.preventDefault()
    const isComplete = Object.keys(problems).length === 0
    setFailedAttempt(isComplete ? undefined : {})
    if (vehicle && isComplete) run({ vehicle, config: config.trim(), imageUrl: imageUrl.trim() })
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
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
            clearRefusal()
          }}
          options={vehicles}
        />
      </Field>
      <Field
        label={luggageTexts.config}
        hint={luggageTexts.configHint}
        error={shownProblems?.config}
        required
      >
        <TextInput
          ref={configInput}
          value={config}
          onValueChange={(config) => {
            setConfig(config)
            clearRefusal()
          }}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field
        label={luggageTexts.imageUrl}
        hint={luggageTexts.imageHint}
        error={shownProblems?.imageUrl}
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
