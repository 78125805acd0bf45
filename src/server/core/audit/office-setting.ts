import type { EntityClass, EntityData } from '@mikro-orm/core'
import { findRow, type Conditions } from '../../db/find-rows.ts'
import type { EntityManager } from '../../db/orm.ts'
import type { OfficeTransaction } from '../transaction.ts'
import { editRow, lockOnlyRow, type SubjectOf, type Versioned, type VersionedKind } from './versioned-row.ts'

interface Definition<Facts, Answer, Kind> {
  readonly subject: Kind
  /** How the audit trail calls it. */
  readonly name: string
  /** Until the office saves it. */
  readonly first: Facts
  readonly present: (facts: Facts) => Answer
}

const ID = 1

/** A setting of the office: a table that has one row, once somebody has saved it. */
export function officeSetting<
  Facts extends Versioned,
  Row extends Facts & { readonly id: number },
  Answer extends Versioned,
  Kind extends SubjectOf<'changed'>,
>(entity: EntityClass<Row>, { subject, name, first, present }: Definition<Facts, Answer, Kind>) {
  const kind: VersionedKind<Row, Answer, Kind> = {
    subject,
    present,
    describe(row) {
      const { version: _, ...facts } = present(row)
      return { id: String(row.id), name, facts }
    },
  }
  const readFacts = async (em: EntityManager): Promise<Facts> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a type parameter the compiler knows no conditions
    return (await findRow(em, entity, { id: ID } as Conditions<Row>)) ?? first
  }
  return {
    readFacts,
    read: async (em: EntityManager): Promise<Answer> => present(await readFacts(em)),
    async change(version: number | undefined, facts: Partial<Facts>, tx: OfficeTransaction): Promise<Answer> {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nor its data
      const row = await lockOnlyRow(entity, { ...first, id: ID } as EntityData<Row> & { id: number }, tx.em)
      return await editRow(kind, row, version, () => Object.assign(row, facts), tx)
    },
  }
}
