import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

export const tomcat = {
  name: 'tomcat',
  title: 'Tomcat',
  program: '/usr/share/tomcat10/bin/catalina.sh',
  packages: ['tomcat10'],
  pages: { tag: '/tag.jsp', page: '/page.jsp', signIn: '/test-sign-in.jsp' },
  start({ folder, port, copyLibrary, copyIntegration, render, write }) {
    copyLibrary('webapps/ROOT/auction-elements');
    copyIntegration('webapps/ROOT', ['page.jsp', 'tag.jsp', 'WEB-INF']);
    render('webapps/ROOT/WEB-INF/auction', '--template', 'jsp', '--styles', 'nonce');
    write('webapps/ROOT/test-sign-in.jsp', '<% session.setAttribute("bidder", "ada"); %>Hello');
    write('logs/none', '');
    write('temp/none', '');
    write(
      'conf/server.xml',
      `<Server port="-1">
  <Service name="Catalina">
    <Connector port="${port}" address="127.0.0.1" compression="on" />
    <Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps" /></Engine>
  </Service>
</Server>`,
    );
    copyFileSync('/etc/tomcat10/web.xml', join(folder, 'conf/web.xml'));
    return {
      command: '/usr/share/tomcat10/bin/catalina.sh',
      args: ['run'],
      options: {
        env: {
          ...process.env,
          CATALINA_HOME: '/usr/share/tomcat10',
          CATALINA_BASE: folder,
          CATALINA_TMPDIR: `${folder}/temp`,
        },
      },
    };
  },
};
