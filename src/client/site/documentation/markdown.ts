import type { Block, Term } from './blocks.ts'
import { heardIn, partnerActs, stages } from './life.ts'
import type { DocumentationPage } from './page.ts'

/** A page as Markdown, for programs that read. */
export function markdownOf({
  title,
  lead,
  call,
  facts = [],
  examples = [],
  sections,
}: DocumentationPage): string {
  return [
    `# ${title}`,
    ...(call ? [`\`${call.method.toUpperCase()} ${call.path}\``] : []),
    ...(lead ? [lead] : []),
    ...(facts.length > 0 ? [facts.map(([name, value]) => `- ${name}: ${value}`).join('\n')] : []),
    ...examples.flatMap(blockText),
    ...sections.flatMap(({ title, body, aside = [] }) => [
      ...(title ? [`## ${title}`] : []),
      ...[...body, ...aside].flatMap(blockText),
    ]),
    '',
  ].join('\n\n')
}

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'list':
      return [
        block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${item}`).join('\n'),
      ]
    case 'table':
      return [
        [block.head, block.head.map(() => '---'), ...block.rows]
          .map((row) => `| ${row.join(' | ')} |`)
          .join('\n'),
      ]
    case 'terms':
      return [termsText(block.terms, '')]
    case 'code':
      return block.samples.flatMap(({ lang, source }) => [`${block.label} (${lang}):`, fenced(source)])
    case 'answer':
      return [`${block.label} (${block.status}):`, fenced(block.code)]
    case 'life':
      return [
        termsText(
          stages.map(({ name, said, text }) => ({
            name,
            note: said,
            text: `${text} ${heardIn(name).join(', ')}`,
          })),
          '',
        ),
        partnerActs.map(({ call, what, confirmed }) => `- \`${call}\`: ${what}, ${confirmed}`).join('\n'),
      ]
    case 'key':
      break
  }
  return []
}

function termsText(terms: readonly Term[], indent: string): string {
  return terms
    .map(({ name, note, isRequired, text, inside }) => {
      const said = [note, isRequired && 'required'].filter(Boolean).join(', ')
      const line = `${indent}- \`${name}\`${said ? ` (${said})` : ''}${text ? `: ${text}` : ''}`
      return inside ? `${line}\n${termsText(inside, `${indent}  `)}` : line
    })
    .join('\n')
}

function fenced(source: string): string {
  return `\`\`\`\n${source}\n\`\`\``
}
