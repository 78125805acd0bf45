import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { checkNewStop, DEFAULT_STOP_HOURLY_PRICE } from '@chauffeur/domain/stop-rules'
import { trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { EuroField, TextField } from '../common/fields.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { failureToast, problemsOfCheck } from '../common/use-procedure.ts'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { ImageAt, PictureField } from '../common/picture-upload.tsx'
import { AddButton } from '../common/confirm-call.tsx'
import { RouteChoices, STOP_PRICE_STEP, StopPoint } from './stop-fields.tsx'

const NO_ROUTES: readonly string[] = []
const EMPTY = {
  name: '',
  hourlyPrice: String(DEFAULT_STOP_HOURLY_PRICE),
  imageUrl: '',
  latitude: '',
  longitude: '',
  routeIds: NO_ROUTES,
}
const TYPING_MS = 500

/** The button and the dialog that add a stop, with all that a new one needs. */
export function AddStopDialog() {
  const { dialog, draft, edit, field, problemAt } = useFormDialog(trpc.stops.create, {
    start: () => EMPTY,
    problemsOf: (draft) => problemsOfCheck(checkNewStop(draft)),
    editHides: 'all',
    input: (draft) => ({ ...draft, routeIds: [...draft.routeIds], isActive: true }),
    done: { title: 'Success', description: 'Stop suggestion added' },
    failed: (error) => failureToast('Failed to add stop suggestion', error),
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton label="Add New Stop" />}
      title="Add New Stop"
      size="large"
      submit="Add Stop"
      busy="Adding..."
      className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2"
    >
      <div className="grid gap-5">
        <TextField {...field('name')} label="Stop Name" required maxLength={MAX_TEXT_LENGTH} />
        <EuroField {...field('hourlyPrice')} label="Hourly Price" step={STOP_PRICE_STEP} />
        <PictureField
          {...field('imageUrl')}
          label="Image URL"
          hint="An https address, or a path on this site"
          what={draft.name.trim() || 'the new stop'}
        />
        <Preview address={draft.imageUrl.trim()} />
      </div>
      <div className="grid gap-5">
        <StopPoint draft={draft} onChange={edit} problemAt={problemAt} />
        <RouteChoices {...field('routeIds')} layout="gap-x-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2" />
      </div>
    </FormDialog>
  )
}

/** An address that is still being typed is not requested. */
function Preview({ address }: { address: string }) {
  const picture = useDebounced(address, TYPING_MS)
  return (
    <ImageAt
      address={picture}
      alt=""
      className={classNames('aspect-8/5 w-full rounded-control', picture === '' && 'max-md:hidden')}
    />
  )
}
