import { trpc } from '../../shared/api/trpc.ts'
import { ListWaiting, ReadingProblem, readState } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import type { Firm } from '@chauffeur/contract/firm'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { ChangedMeanwhile, type MeanwhileChange } from '../common/meanwhile.tsx'
import { unlessAtFields, useProcedure } from '../common/use-procedure.ts'
import { TextAreaField, TextField } from '../common/fields.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { draftOf, type FirmField, firmFields, firmProblems, firmSections, shownFirm } from './firm-fields.ts'
import { FirmCars, FirmColour, FirmLogo, FirmSection } from './firm-look.tsx'

/** Who runs the site: what pages, mails and terms show of it. */
export function FirmPage() {
  const query = trpc.firm.read.useQuery()
  const { problem, refetch, isReading } = readState(query)
  return (
    <>
      <AdminHeader title="Firm" />
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-16 sm:px-6">
        <p className="mb-5 text-soft">
          What pages, mails and the terms show of the firm, and how they look. A change is seen within a
          second; what is empty is shown nowhere.
        </p>
        <h2 className="sr-only">Details of the firm</h2>
        {problem !== undefined && (
          <ReadingProblem what="details of the firm" sentence={problem} onRetry={refetch} />
        )}
        {query.data ? (
          <FirmForm firm={query.data} />
        ) : (
          isReading && <ListWaiting what="details of the firm" />
        )}
      </main>
    </>
  )
}

/** The form of the firm; `firm` is as it is now, while the form starts from what it was when the form was opened. */
function FirmForm({ firm }: { firm: Firm }) {
  const router = useRouter()
  const [base, setBase] = useState(firm)
  const [change, setChange] = useState<MeanwhileChange>()
  const { draft, edit, field, restart, problemAt, showRefused, formProps } = useDraftForm(
    () => draftOf(firm),
    { problemsOf: firmProblems },
  )
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(base)))
  const start = (from: Firm) => {
    setBase(from)
    setChange(undefined)
    restart(draftOf(from))
  }
  const { run, isPending } = useProcedure(trpc.firm.change, {
    done: { title: 'Firm saved', description: 'Pages and mails show it now.' },
    failed: unlessAtFields('The firm was not saved'),
    onDone(saved) {
      // This page shows the name, too.
      void router.invalidate()
      start(saved)
    },
    onFailed: showRefused,
    onChangedMeanwhile: setChange,
  })
  const save = (version: number) => {
    setChange(undefined)
    run({ ...draft, version })
  }
  const textField = (name: FirmField) => {
    const { lines, type, inputMode, ...shared } = firmFields[name]
    const props = { ...field(name), ...shared }
    return lines ? (
      <TextAreaField key={name} {...props} writes={lines} rows={3} />
    ) : (
      <TextField key={name} {...props} type={type} inputMode={inputMode} />
    )
  }
  return (
    <form {...formProps(() => save(base.version))} className="grid gap-5">
      {change && (
        <ChangedMeanwhile
          change={change}
          before={shownFirm(base)}
          now={shownFirm(firm)}
          isSaving={isPending}
          onTakeTheirs={() => start(firm)}
          onSaveMine={() => save(firm.version)}
        />
      )}
      {firmSections.map(({ key, heading, fields }) => (
        <FirmSection key={key} id={`firm-${key}`} heading={heading}>
          <div className="mt-4 grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{fields.map(textField)}</div>
        </FirmSection>
      ))}
      <FirmLogo url={draft.logoUrl} onChange={(logoUrl) => edit({ logoUrl })} />
      <FirmColour
        colour={draft.accentColor}
        problem={problemAt('accentColor')}
        onChange={(accentColor) => edit({ accentColor })}
      />
      <FirmCars pictures={draft.vehiclePictures} onChange={(vehiclePictures) => edit({ vehiclePictures })} />
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        busyLabel="Saving..."
        className="sm:justify-self-start"
      >
        Save
      </Button>
    </form>
  )
}
