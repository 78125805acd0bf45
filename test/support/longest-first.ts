import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take long: where no earlier run has measured them, Vitest begins short files last. */
const LONGEST = [
  'test/integration/cancellation/money.test.ts',
  'test/integration/documentation/examples.test.ts',
  'test/integration/database/interrupted.test.ts',
  'test/integration/process/backup.test.ts',
  'test/integration/process/restart.test.ts',
  'test/e2e/pages/whole-day.test.ts',
  'test/e2e/pages/public-pages.test.ts',
]

/** Begins the longest files of each project first, so that at its end no worker waits for one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name))
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
    const inVitestsOrder = await super.sort(files)
    const byProject = Map.groupBy(inVitestsOrder, ({ project }) => project)
    return [...byProject.values()].flatMap((of) => [
      ...of.filter(isLong),
      ...of.filter((file) => !isLong(file)),
    ])
  }
}
