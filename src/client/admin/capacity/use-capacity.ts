import type { Blackout, CapacitySetting } from '@chauffeur/contract/capacity'
import type { Base } from '@chauffeur/domain/cars'
import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { trpc } from '../../shared/api/trpc.ts'
import { readState } from '../common/read-state.ts'
import type { Save } from '../common/use-draft-form.ts'
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

/** Numbers as they are typed. */
export type SettingDraft = Pick<CapacitySettings, 'whenFull'> &
  Readonly<Record<Exclude<keyof CapacitySettings, 'whenFull'>, string>>

export function useSaveSetting({ vehicleId, version }: CapacitySetting): Save<SettingDraft> {
  const { client, capacity } = trpc.useUtils()
  return {
    act: (draft) => client.capacity.change.mutate({ vehicleId, version, ...draft }),
    done: texts.settings.done,
    failed: texts.settings.failed,
    refresh: () => capacity.invalidate(),
  }
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

export function useCloseTime(): Save<BlackoutDraft> {
  const { client, capacity } = trpc.useUtils()
  return {
    act: (draft) => client.capacity.createBlackout.mutate(draft),
    done: texts.blackouts.done,
    failed: texts.blackouts.failed,
    refresh: () => capacity.invalidate(),
  }
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
