import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { SearchIcon } from '../../shared/ui/more-icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { Reading, ShowMore } from '../reading.tsx'
import { secondText } from './instant.tsx'

const PAUSE_MS = 300
/** New calls appear by themselves. */
const REFETCH_MS = 10_000

/** The calls that the systems of the partner have made. */
export function CallsTab() {
  const texts = developerTexts.calls
  const [which, setWhich] = useState<'all' | 'refused'>('all')
  const [text, setText] = useState('')
  const q = useDebounced(text, PAUSE_MS).trim()
  const query = trpc.partners.calls.useInfiniteQuery(
    { refused: which === 'refused', q },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      // Further pages would move under who reads them.
      refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) === 1 ? REFETCH_MS : false),
    },
  )
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-[16rem_1fr_22rem] lg:items-center">
        <Segmented
          aria-label={texts.which}
          value={which}
          onValueChange={setWhich}
          options={[
            { value: 'all', label: texts.all },
            { value: 'refused', label: texts.refused },
          ]}
        />
        <p className="text-soft">{texts.intro}</p>
        <Field label={texts.search} hideLabel>
          <TextInput
            type="search"
            value={text}
            onValueChange={setText}
            placeholder={texts.search}
            leading={<SearchIcon />}
          />
        </Field>
      </div>
      <div className="mt-4">
        <Reading query={query}>
          {({ pages }) => {
            const calls = pages.flatMap((page) => page.calls)
            if (calls.length === 0) return <p className="text-soft">{texts.none}</p>
            return (
              <table className="w-full border-collapse text-left text-sm max-lg:block">
                <thead className="max-lg:sr-only">
                  <tr className="text-soft">
                    {Object.values(texts.columns).map((column) => (
                      <th key={column} scope="col" className="py-2 pe-4 font-medium">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="max-lg:block">
                  {calls.map(({ id, at, method, path, status, code, durationMs, requestId, keyName }) => (
                    <tr
                      key={id}
                      className="border-t border-line *:py-2 *:pe-4 max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:py-2 max-lg:*:p-0"
                    >
                      <td className="tabular whitespace-nowrap">{secondText(at)}</td>
                      <td className="font-mono wrap-anywhere max-lg:order-first max-lg:basis-full">
                        <span className="text-accent">{method}</span> {path}
                      </td>
                      <td>
                        <Badge tone={status < 400 && code === null ? 'success' : 'danger'}>{status}</Badge>{' '}
                        {code !== null && <span className="font-mono text-danger">{code}</span>}
                      </td>
                      <td className="tabular">{durationMs}</td>
                      <td className="break-words">{keyName}</td>
                      <td className="font-mono text-xs wrap-anywhere text-soft">{requestId}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }}
        </Reading>
        <ShowMore query={query} className="mt-4" />
      </div>
    </>
  )
}
