import { homeV3 } from '../content/home-v3.ts'
import { statTexts } from '../content/stats.ts'

/** The company in four figures. */
export function Stats() {
  return (
    <div className="shell pb-16 lg:pb-24">
      <dl
        aria-label={homeV3.figures}
        className="grid grid-cols-2 gap-x-6 gap-y-10 border-t border-line pt-8 lg:grid-cols-4 lg:pt-10"
      >
        {statTexts.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 max-w-44 text-sm text-soft">{label}</dt>
            <dd className="font-display text-hero text-accent">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
