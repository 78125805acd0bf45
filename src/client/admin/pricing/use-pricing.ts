import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { DUPLICATE_PRICING_TITLE } from '@chauffeur/domain/pricing-rules'
import { useQueryClient } from '@tanstack/react-query'
import { readRefusal } from '../../api/refusal.ts'
import { QUOTE_KEY } from '../../api/quote-key.ts'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { rateOf, type PricingDraft, type PricingTask } from './pricing-draft.ts'
import { pricingTexts } from './pricing-texts.ts'

export function usePricing() {
  const { data, isError, isFetching, error, refetch } = trpc.pricing.list.useQuery()
  return {
    rows: data,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

/** Has the prices read anew, and what was quoted from them in this tab. */
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
}

/** Adds a price or changes one. */
export function useSavePricing(task: PricingTask, { onDone, onProblem }: Saving) {
  const { client } = trpc.useUtils()
  const failed = pricingTexts.failed[task.mode]
  return useAct({
    act: (draft: PricingDraft) =>
      task.mode === 'create'
        ? client.pricing.create.mutate({ vehicleName: draft.vehicleName, ...rateOf(draft) })
        : client.pricing.change.mutate({ id: task.row.id, ...rateOf(draft) }),
    done: pricingTexts.done[task.mode],
    failed,
    refresh: useRefresh(),
    onDone,
    // The dialog stays open over everything else, so that is where it is told.
    tellInPlace(error) {
      const isDuplicate = readRefusal(error)?.code === 'ALREADY_EXISTS'
      onProblem({ title: isDuplicate ? DUPLICATE_PRICING_TITLE : failed, message: sentenceOf(error) })
      return true
    },
  })
}

export function useDeletePricing({ id }: VehiclePricing) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.pricing.delete.mutate({ id }),
    done: pricingTexts.done.delete,
    failed: pricingTexts.failed.delete,
    refresh: useRefresh(),
  }
}
