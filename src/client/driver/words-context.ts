import { createContext, use } from 'react'
import { en, type Words } from './words/en.ts'

export const WordsContext = createContext<Words>(en)

export function useWords(): Words {
  return use(WordsContext)
}
