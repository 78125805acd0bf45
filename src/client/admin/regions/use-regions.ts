import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { RegionFields } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAct } from '../common/use-act.ts'
import { useRefreshRoutes } from '../common/use-refresh-routes.ts'
import { useSavingFailure } from '../common/use-saving-failure.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { regionTexts } from './region-texts.ts'

export function useRegions() {
  const { data, isError, isFetching, error, refetch } = trpc.regions.listAll.useQuery()
  const counts = trpc.regions.stopCounts.useQuery().data
  return {
    routes: data?.filter(({ name }) => isRouteName(name)),
    others: data?.filter(({ name }) => !isRouteName(name)) ?? [],
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
    /** Undefined while it is not known. */
    stopsOn: (id: string) => counts?.find(({ routeId }) => routeId === id)?.stopsCount,
  }
}

interface Saving {
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => void
}

type SentRegion = RegionFields & { isActive: boolean }

export function useAddRegion({ onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (region: SentRegion) => client.regions.create.mutate(region),
    done: regionTexts.done.create,
    failed: regionTexts.failed.create,
    refresh: useRefreshRoutes(),
    onDone,
    tellInPlace(error) {
      onRefused(error)
      return false
    },
  })
}

export function useChangeRegion(id: string | undefined, { onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  const { showToast } = useToast()
  const tellFailure = useSavingFailure()
  return useAct({
    act: (region: SentRegion) => client.regions.change.mutate({ id: id ?? '', ...region }),
    done: regionTexts.done.edit,
    failed: regionTexts.failed.edit,
    refresh: useRefreshRoutes(),
    onDone({ notice }) {
      if (notice !== undefined) showToast({ title: regionTexts.done.edit.title, description: notice })
      onDone()
    },
    tellInPlace(error) {
      onRefused(error)
      tellFailure(error, regionTexts.failed.edit)
      return true
    },
  })
}

interface Deleting {
  readonly onDone: () => void
  readonly onRefused: (sentence: string) => void
}

export function useDeleteRegion({ id }: AdminRegion, { onDone, onRefused }: Deleting) {
  const { client } = trpc.useUtils()
  const { showToast } = useToast()
  return useAct({
    act: () => client.regions.delete.mutate({ id }),
    done: regionTexts.done.delete,
    failed: regionTexts.failed.delete,
    refresh: useRefreshRoutes(),
    onDone,
    tellInPlace(error) {
      // The reason stands in the dialog, for longer than a toast does.
      onRefused(sentenceOf(error))
      showToast({ title: regionTexts.failed.delete, tone: 'destructive' })
      return true
    },
  })
}
