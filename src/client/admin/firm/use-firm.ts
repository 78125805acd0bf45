import type { Firm } from '@chauffeur/contract/firm'
import { useRouter } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import type { FirmDraft } from './firm-draft.ts'
import { firmTexts } from './firm-texts.ts'

export function useFirm() {
  const query = trpc.firm.read.useQuery()
  return { firm: query.data, state: readState(query) }
}

interface Saving {
  readonly onDone: (firm: Firm) => void
  readonly onFailed: (error: unknown) => void
  /** Called once the firm has been read again. */
  readonly onChangedMeanwhile: (change: MeanwhileChange) => void
}

export function useSaveFirm({ onDone, onFailed, onChangedMeanwhile }: Saving) {
  const { client, firm } = trpc.useUtils()
  const router = useRouter()
  return useAct({
    act: (draft: FirmDraft & { readonly version: number }) => client.firm.change.mutate(draft),
    done: firmTexts.done,
    failed: (error) => toastUnlessAtFields(firmTexts.failed, error),
    refresh: () => firm.read.invalidate(),
    onDone(saved) {
      // This page shows the name, too.
      void router.invalidate()
      onDone(saved)
    },
    onFailed,
    onChangedMeanwhile,
  })
}
