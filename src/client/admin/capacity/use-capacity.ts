import type { Blackout, CapacitySetting } from '@chauffeur/contract/capacity'
import type { Base } from '@chauffeur/domain/cars'
import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { trpc } from '../../api/trpc.ts'
import type { FieldProblems } from '../../common/use-form-problems.ts'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { capacityTexts as texts } from './capacity-texts.ts'

export function useSettings() {
  const query = trpc.capacity.list.useQuery()
  return { settings: query.data, state: readState(query) }
}

export function useBlackouts() {
  const query = trpc.capacity.listBlackouts.useQuery()
  return { blackouts: query.data, state: readState(query) }
}

export function usePlan() {
  const query = trpc.capacity.plan.useQuery({})
  return { plan: query.data, state: readState(query) }
}

interface Saving {
  readonly onDone: () => void
  readonly onRefused: (problems: FieldProblems) => void
}

/** Numbers as they are typed. */
export type SettingDraft = Pick<CapacitySettings, 'whenFull'> &
  Readonly<Record<Exclude<keyof CapacitySettings, 'whenFull'>, string>>

export function useSaveSetting({ vehicleId, version }: CapacitySetting, { onDone, onRefused }: Saving) {
  const { client, capacity } = trpc.useUtils()
  return useAct({
    act: (draft: SettingDraft) => client.capacity.change.mutate({ vehicleId, version, ...draft }),
    done: texts.settings.done,
    failed: (error) => toastUnlessAtFields(texts.settings.failed, error),
    refresh: () => capacity.invalidate(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
}

export interface BlackoutDraft {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly vehicleId: number | null
  readonly base: Base | null
  readonly sentence: string
}

export function useCloseTime({ onDone, onRefused }: Saving) {
  const { client, capacity } = trpc.useUtils()
  return useAct({
    act: (draft: BlackoutDraft) => client.capacity.createBlackout.mutate(draft),
    done: texts.blackouts.done,
    failed: (error) => toastUnlessAtFields(texts.blackouts.failed, error),
    refresh: () => capacity.invalidate(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
}

/** For the button that sells a time again. */
export function useSellAgain({ id }: Blackout) {
  const { client, capacity } = trpc.useUtils()
  return {
    act: () => client.capacity.removeBlackout.mutate({ id }),
    done: texts.blackouts.removed,
    failed: texts.blackouts.removeFailed,
    refresh: () => capacity.invalidate(),
  }
}
