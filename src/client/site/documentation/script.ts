import MiniSearch from 'minisearch'
import type { SearchEntry } from './search-entries.ts'
import './documentation.css'

// The interactive parts of the documentation: languages, copying, the reader's key, and the search. Nothing that is typed
// here leaves the browser.

const LANGUAGE = 'docs.language'
const KEY = 'docs.key'

/** Storage may be forbidden; then a choice lasts as long as the page. */
function remember(storage: () => Storage, name: string, value: string): void {
  try {
    if (value) storage().setItem(name, value)
    else storage().removeItem(name)
  } catch {}
}

function remembered(storage: () => Storage, name: string): string {
  try {
    return storage().getItem(name) ?? ''
  } catch {
    return ''
  }
}

const local = () => localStorage
const session = () => sessionStorage

function chooseLanguage(language: string): void {
  for (const button of document.querySelectorAll<HTMLInputElement>('.code input'))
    if (button.value === language) button.checked = true
}

chooseLanguage(remembered(local, LANGUAGE))
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest('.code')) return
  const top = target.getBoundingClientRect().top
  chooseLanguage(target.value)
  // Others above may be longer now; what is read stays where it is.
  scrollBy(0, target.getBoundingClientRect().top - top)
  remember(local, LANGUAGE, target.value)
})

for (const figure of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', () => void copy(figure, button))
  figure.append(button)
}

async function copy(figure: Element, button: HTMLButtonElement): Promise<void> {
  const shown = [...figure.querySelectorAll<HTMLElement>('section')].find((part) => part.offsetParent)
  await navigator.clipboard.writeText(shown?.textContent ?? '')
  button.textContent = 'Copied'
  setTimeout(() => (button.textContent = 'Copy'), 2_000)
}

const places = [...document.querySelectorAll('mark')]
const placeholders = places.map((place) => place.textContent)
const showKey = (key: string) => {
  for (const [index, place] of places.entries()) place.textContent = key || (placeholders[index] ?? '')
}
showKey(remembered(session, KEY))
const card = document.querySelector<HTMLElement>('.key')
const field = card?.querySelector('input')
if (card && field) {
  const take = (key: string) => {
    remember(session, KEY, key)
    showKey(key)
  }
  // It may have been typed before this ran.
  if (field.value) take(field.value.trim())
  else field.value = remembered(session, KEY)
  field.addEventListener('input', () => take(field.value.trim()))
  card.querySelector('button')?.addEventListener('click', () => {
    field.value = ''
    take('')
    field.focus()
  })
}

const contents = document.querySelector('.contents')
const current = contents?.querySelector<HTMLElement>('[aria-current]')
if (contents && current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2

const KINDS = ['Errors', 'Pages', 'Calls'] as const
const MOST = { Errors: 4, Pages: 3, Calls: 3 } as const

const search = document.querySelector('search')
const input = search?.querySelector('input')
const found = document.querySelector<HTMLElement>('#found')
if (search && input && found) {
  let loading: Promise<(text: string) => SearchEntry[]> | undefined
  const load = () => (loading ??= openIndex())
  input.addEventListener('focus', () => void load())
  const look = async () => {
    const asked = input.value
    const find = await load()
    if (asked === input.value) show(asked.trim() ? find(asked) : [], found, asked)
  }
  input.addEventListener('input', () => void look())
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    const isTyping = target instanceof HTMLInputElement && target.type !== 'radio'
    if (key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      input.focus()
    }
    if (!search.contains(document.activeElement)) return
    if (key === 'Escape') {
      found.hidden = true
      input.blur()
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const stops = [input, ...found.querySelectorAll('a')]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      stops[(at + (key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus()
    }
    if (key === 'Enter' && document.activeElement === input) found.querySelector('a')?.click()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) found.hidden = true
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) found.hidden = true
  })
}

// Last, so that whoever sees it finds all else done.
if (search) search.hidden = false

async function openIndex(): Promise<(text: string) => SearchEntry[]> {
  const base = location.pathname.startsWith('/api/docs/office') ? '/api/docs/office' : '/api/docs'
  const answer = await fetch(`${base}/search.json`)
  const entries: SearchEntry[] = await answer.json()
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { title: 4 } },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return (text) => index.search(text).flatMap(({ id }) => entries[Number(id)] ?? [])
}

/** Shows what was found, errors first. */
function show(entries: readonly SearchEntry[], found: HTMLElement, asked: string): void {
  const groups = KINDS.map((kind) => ({
    kind,
    own: entries.filter((entry) => entry.kind === kind).slice(0, MOST[kind]),
  })).filter(({ own }) => own.length > 0)
  found.replaceChildren(
    ...groups.flatMap(({ kind, own }) => [element('p', kind), ...own.map(linkTo)]),
    ...(groups.length === 0 ? [element('p', `Nothing is found for “${asked}”.`)] : []),
    element('small', '↑ ↓ choose · Esc close · Searched on this page, nothing is sent'),
  )
  found.hidden = asked.trim() === ''
}

function linkTo({ url, mark, title, text }: SearchEntry): HTMLElement {
  const link = document.createElement('a')
  link.href = url
  link.append(element('b', mark ?? ''), element('span', title), element('i', text.slice(0, 110)))
  link.addEventListener('click', () => link.closest<HTMLElement>('#found')?.setAttribute('hidden', ''))
  return link
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
