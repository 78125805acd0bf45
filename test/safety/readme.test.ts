import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSettings } from '../../src/server/core/config.ts'
import { ROOT } from '../support/repository.ts'

test('the settings in README.md are those that the server reads', () => {
  expect(settingsOfReadme()).toEqual(describeSettings())
})

function settingsOfReadme() {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, section = ''] = readme.split(/^## Settings$/m)
  const rows = (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(1, -1).split('|').map(plain))
  const [header, , ...settings] = rows
  expect(header).toEqual(['Variable', 'Default', 'For'])
  return settings.map(([name = '', value = '', purpose = '']) => ({
    name: name.replaceAll('`', ''),
    default: value.replaceAll('`', ''),
    purpose,
  }))
}

function plain(cell: string): string {
  return cell.trim().replaceAll('\\|', '|')
}
