import { errorCodes } from '@chauffeur/contract/error-codes'

/** Every code with its status, and what a caller does about it. */
export function ErrorCodes() {
  return (
    <section aria-labelledby="error-codes" className="pt-12">
      <h2 id="error-codes" className="scroll-mt-6 text-title">
        Error codes
      </h2>
      <p className="mt-2 mb-4 text-soft">
        A code keeps its meaning for ever. One that you do not know is to be treated by its status.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {Object.entries(errorCodes).map(([code, { status, meaning }]) => (
          <div
            key={code}
            id={`error-${code}`}
            className="grid scroll-mt-6 gap-x-6 gap-y-1 py-3 target:bg-accent-wash sm:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <dt className="flex items-baseline gap-x-3">
              <span className="tabular font-mono text-sm text-faint">{status}</span>
              <code translate="no" className="font-mono text-xs font-semibold break-all">
                {code}
              </code>
            </dt>
            <dd className="text-sm text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
