// Installs the packages of the lock file, unless node_modules is already newer than it.
import { execSync } from 'node:child_process'
import { statSync } from 'node:fs'

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  execSync('npm ci', { stdio: 'inherit' })
}
