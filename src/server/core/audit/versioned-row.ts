import {
  LockMode,
  UniqueConstraintViolationException,
  type EntityClass,
  type EntityData,
  type FilterQuery,
} from '@mikro-orm/core'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import type { AdminActName, Changes } from '../events.ts'
import { Refusal } from '../refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction, type Transaction } from '../transaction.ts'
import { AuditEntry, type Subject } from './audit-entry.entity.ts'

/** A kind of row that the office edits. */
export interface VersionedKind<Row, Answer extends object, Kind extends Subject> {
  readonly subject: Kind
  /** How the audit trail calls a row, and what it keeps of it. */
  readonly describe: (row: Row) => Description
  /** How a row is answered. */
  readonly present: (row: Row, tx: DatabaseAccess) => Answer | Promise<Answer>
  /** How a refusal shows the row as it is now, where it is sent otherwise than it is answered. */
  readonly current?: (row: Row) => object
  /** The refusal of a row that a unique index does not take. */
  readonly taken?: (row: Row) => Refusal
  /** Every save has an entry, by the name before it. Else one that changes anything has, by the name after it. */
  readonly recordsEverySave?: boolean
}

type Facts = Readonly<Record<string, unknown>>

interface Description {
  readonly id: string
  readonly name: string
  readonly facts: Facts
}

/** Which row is to be edited, and which version of it its editor has read; without one nothing is compared. */
export interface EditedRow {
  readonly id: string
  readonly version?: number | undefined
}

export interface Versioned {
  version: number
}

/** The subjects with an event for this act. */
export type SubjectOf<
  Act extends string,
  Name = AdminActName,
> = Name extends `${infer S extends Subject}.${Act}` ? S : never

/** The row of this id, locked until the transaction ends. */
export async function lockRow<Row extends { readonly id: string }>(
  entity: EntityClass<Row>,
  id: string,
  what: string,
  em: EntityManager,
): Promise<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a type parameter the compiler knows no conditions
  const byId = { id } as FilterQuery<Row>
  const row: Row | null = isUuid(id)
    ? await em.findOne<Row>(entity, byId, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!row) throw new Refusal('NOT_FOUND', { code: 'not_found', what })
  return row
}

/**
 * The row of a table that has one alone, locked until the transaction ends; where nobody has saved it yet, as it is at
 * first. Where two first saves come at once, one waits here for the other.
 */
export async function lockOnlyRow<Row extends { readonly id: number }>(
  entity: EntityClass<Row>,
  first: EntityData<Row> & { readonly id: number },
  em: EntityManager,
): Promise<Row> {
  await em.upsert<Row>(entity, first, { onConflictAction: 'ignore', onConflictFields: ['id'] })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a type parameter the compiler knows no conditions
  const byId = { id: first.id } as FilterQuery<Row>
  return await em.findOneOrFail<Row>(entity, byId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  })
}

/** Writes a new row and its audit entry. */
export async function createRow<Row extends Versioned, Answer extends object>(
  kind: VersionedKind<Row, Answer, SubjectOf<'created'>>,
  row: Row,
  tx: OfficeTransaction,
): Promise<Answer> {
  tx.em.persist(row)
  await write(kind, row, tx)
  const { facts, ...subject } = kind.describe(row)
  await record(tx, `${kind.subject}.created`, {
    admin: tx.admin,
    ...subject,
    details: changesBetween(null, facts),
  })
  return await kind.present(row, tx)
}

/** Edits a locked row. Where that changes anything it has a new version and an audit entry. */
export async function editRow<Row extends Versioned, Answer extends object>(
  kind: VersionedKind<Row, Answer, SubjectOf<'changed'>>,
  row: Row,
  version: EditedRow['version'],
  edit: () => unknown,
  tx: OfficeTransaction,
): Promise<Answer> {
  await checkVersion(kind, row, version, tx)
  const before = kind.describe(row)
  await edit()
  const after = kind.describe(row)
  const details = changesBetween(before.facts, after.facts)
  // A row that nobody has saved yet has the version 0: saving it unchanged counts, too.
  const isChanged = Object.keys(details).length > 0 || row.version === 0
  if (isChanged) {
    row.version += 1
    await write(kind, row, tx)
  }
  if (isChanged || kind.recordsEverySave) {
    const { id, name } = kind.recordsEverySave ? before : after
    await record(tx, `${kind.subject}.changed`, { admin: tx.admin, id, name, details })
  }
  return await kind.present(row, tx)
}

/** Deletes a locked row. */
export async function deleteRow<Row extends Versioned, Answer extends object>(
  kind: VersionedKind<Row, Answer, SubjectOf<'deleted'>>,
  row: Row,
  version: EditedRow['version'],
  tx: OfficeTransaction,
): Promise<void> {
  await checkVersion(kind, row, version, tx)
  const { facts, ...subject } = kind.describe(row)
  await tx.em.remove(row).flush()
  await record(tx, `${kind.subject}.deleted`, {
    admin: tx.admin,
    ...subject,
    details: changesBetween(facts, null),
  })
}

/** Refuses an act on a locked row that somebody has changed since it was read. */
export async function checkVersion<Row extends Versioned, Answer extends object>(
  { subject, describe, present, current }: VersionedKind<Row, Answer, Subject>,
  row: Row,
  version: number | undefined,
  tx: Transaction,
): Promise<void> {
  if (version === undefined || version === row.version) return
  const { id } = describe(row)
  const last = await tx.em.findOne(
    AuditEntry,
    { subject, subjectId: id },
    { orderBy: { at: 'desc', sequence: 'desc' } },
  )
  const by = last?.admin ?? null
  throw new Refusal(
    'CHANGED_MEANWHILE',
    { code: 'row_changed', by },
    {
      current: { id, ...(current?.(row) ?? (await present(row, tx))) },
      changedBy: by,
      changedAt: last?.at.toISOString() ?? null,
    },
  )
}

/** The database says whether a row is taken, whoever took it a moment ago. */
async function write<Row, Answer extends object>(
  { taken }: VersionedKind<Row, Answer, Subject>,
  row: Row,
  { em }: Transaction,
): Promise<void> {
  try {
    await em.flush()
  } catch (error) {
    if (taken && error instanceof UniqueConstraintViolationException) throw taken(row)
    throw error
  }
}

/**
 * The changes of an act, by field, for its entry in the audit trail. Null stands for a value that was not there before,
 * or is not there any more.
 */
export function changesBetween(before: Facts | null, after: Facts | null): Changes {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Object.fromEntries(
    [...fields]
      .map((field) => [field, { from: before?.[field] ?? null, to: after?.[field] ?? null }] as const)
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
}
