import { trpc } from '../../shared/api/trpc.ts'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { readState } from '../common/read-state.ts'
import { webhookTexts } from './webhook-texts.ts'

interface Owner {
  readonly id: string
  readonly name: string
}

type OwnerFieldProps = {
  /** The id of an API key; null for the office. */
  value: string | null
  /** The key that owns the receiver now, which may be revoked. */
  current: Owner | null
  error: string | undefined
  onValueChange: (value: string | null) => void
}

const texts = webhookTexts.owner
const ALL = 'all'

/** Whose bookings a receiver hears of, with what that means. */
export function OwnerField({ value, current, error, onValueChange }: OwnerFieldProps) {
  const { owners, problem } = useOwners(current)
  const effect = value === null ? { warning: texts.effect.all } : { hint: texts.effect.key, warning: problem }
  return (
    <Field label={texts.label} error={error} {...effect}>
      <Select
        value={value ?? ALL}
        options={[
          { value: ALL, label: texts.all },
          ...owners.map(({ id, name }) => ({ value: id, label: texts.ofKey(name) })),
        ]}
        onValueChange={(next) => onValueChange(next === ALL ? null : next)}
      />
    </Field>
  )
}

/** The API keys in use, and the one that owns a receiver now, to choose from. */
function useOwners(current: Owner | null) {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  const inUse: readonly Owner[] = query.data?.keys.filter(({ revokedAt }) => revokedAt === null) ?? []
  const isListed = current === null || inUse.some(({ id }) => id === current.id)
  return { owners: isListed ? inUse : [current, ...inUse], problem: readState(query).problem }
}
