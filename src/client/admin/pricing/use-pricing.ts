import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { DUPLICATE_PRICING_TITLE } from '@chauffeur/domain/pricing-rules'
import { useQueryClient } from '@tanstack/react-query'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { QUOTE_KEY } from '../../shared/journey/quotes/use-quotes.ts'
import { trpc } from '../../shared/api/trpc.ts'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { rateOf, type PricingDraft, type PricingTask } from './pricing-draft.ts'
import { pricingTexts } from './pricing-texts.ts'

export function usePricing() {
  const query = trpc.pricing.list.useQuery()
  return { rows: query.data, state: readState(query) }
}

/** Reads the prices again, and what was quoted from them in this tab. */
function useRefresh() {
  const { pricing } = trpc.useUtils()
  const queries = useQueryClient()
  return () => Promise.all([pricing.list.invalidate(), queries.invalidateQueries({ queryKey: [QUOTE_KEY] })])
}

/** Why a price was not saved. */
export interface SavingProblem {
  readonly title: string
  readonly message: string
}

interface Saving {
  readonly onDone: () => void
  readonly onProblem: (problem: SavingProblem) => void
  /** Called once the prices have been read again. */
  readonly onChangedMeanwhile: (change: MeanwhileChange) => void
}

/** Adds a price or changes one. */
export function useSavePricing(task: PricingTask, { onDone, onProblem, onChangedMeanwhile }: Saving) {
  const { client } = trpc.useUtils()
  const failed = pricingTexts.failed[task.mode]
  return useAct({
    act: ({ draft, version }: { draft: PricingDraft; version?: number }) =>
      task.mode === 'create'
        ? client.pricing.create.mutate({ vehicleName: draft.vehicleName, ...rateOf(draft) })
        : client.pricing.change.mutate({ id: task.row.id, version, ...rateOf(draft) }),
    done: pricingTexts.done[task.mode],
    // The dialog stays open and shows the reason.
    failed: () => undefined,
    refresh: useRefresh(),
    onDone,
    onChangedMeanwhile,
    onFailed(error) {
      const isDuplicate = parseRefusal(error)?.code === 'ALREADY_EXISTS'
      onProblem({ title: isDuplicate ? DUPLICATE_PRICING_TITLE : failed, message: sentenceOf(error) })
    },
  })
}

export function useDeletePricing({ id, version }: VehiclePricing) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.pricing.delete.mutate({ id, version }),
    done: pricingTexts.done.delete,
    failed: pricingTexts.failed.delete,
    refresh: useRefresh(),
  }
}
