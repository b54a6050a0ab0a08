/** The subject’s board of side twelve. */
export const SUBJECT_BOARD = [
  'AbrAbbAAbAAA',
  'ArrrAbAAArAA',
  'AbAAAbAbbAAA',
  'bAArAAAArrbA',
  'AbbbAAAArrbA',
  'AArAAAAAAbAA',
  'AAArrrBBBRRR',
  'AAArArBBBRRR',
  'AAArrrBBBRRR',
  'ArrrAAbrrBBB',
  'AAAbAArArBBB',
  'AAAbAbrrrBBB',
]
