import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';
import { join } from 'node:path';

const app = express();
const engine = new AngularNodeAppEngine();

app.use(express.static(join(import.meta.dirname, '../browser'), { index: false }));
app.use((request, response, next) => {
  engine
    .handle(request)
    .then((answer) => (answer ? writeResponseToNodeResponse(answer, response) : next()))
    .catch(next);
});
if (isMainModule(import.meta.url)) app.listen(process.env['PORT']);

export const reqHandler = createNodeRequestHandler(app);
