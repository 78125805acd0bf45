import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { trpc } from '../../shared/api/trpc.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { DeleteRow } from '../common/row-actions.tsx'
import type { RowsInEdit } from '../common/use-row-form.ts'
import { RegionDialog } from './region-dialog.tsx'
import { regionTexts } from './region-texts.ts'

type RegionActionsProps = {
  region: AdminRegion
  editing: RowsInEdit<AdminRegion>
  stops?: number | undefined
}

const texts = regionTexts.delete

/** What edits and deletes a region. */
export function RegionActions({ region, editing, stops = 0 }: RegionActionsProps) {
  const { id, name, version } = region
  return (
    <>
      <RegionDialog region={region} editing={editing} />
      <DeleteRow
        label={texts.label(name)}
        question={texts.question}
        description={
          <>
            <CustomerText>{name}</CustomerText> {texts.effect} {stops > 0 && texts.itsStops(stops)}
          </>
        }
        procedure={trpc.regions.delete}
        input={{ id, version }}
        done={regionTexts.done.delete}
        failed={regionTexts.failed.delete}
        keepsRefusal
      />
    </>
  )
}
